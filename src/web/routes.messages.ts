import { defineMessages } from "./i18n/messages.ts";

/** What the tab of each page says. */
export const routeMessages = defineMessages("routes", {
  home: "{name}. The villain era has begun",
  leaderboard: "Leaderboard. {name}",
  tools: "Chaos tools. {name}",
  roadmap: "Roadmap. {name}",
  stake: "Genesis Villain Pool. {name}",
  mission: "Mission. {name}",
  tokenomics: "Tokenomics. {name}",
  market: "Marketplace. {name}",
  meetups: "Meetups. {name}",
  music: "Music. {name}",
  merch: "Merch. {name}",
  banner: "Banner mockup. {name}",
  logos: "Logo gallery. {name}",
  privacy: "Privacy policy. {name}",
  terms: "Terms of service. {name}",
  whitepaperDe: "Whitepaper auf Deutsch. {name}",
  whitepaperAr: "الورقة البيضاء بالعربية. {name}",
  whitepaperZh: "中文白皮书 {name}",
  whitepaperTr: "Türkçe teknik belge. {name}",
  whitepaperHi: "हिन्दी में श्वेत पत्र। {name}",
  account: "Villain vault. {name}",
  admin: "Back office. {name}",
  notFound: "Page Not Found. {name}",
});
