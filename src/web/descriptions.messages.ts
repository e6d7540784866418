import { defineMessages } from "./i18n/messages.ts";

/** What search engines and link previews say of each page; by the names of `routes.messages.ts`. */
export const descriptionMessages = defineMessages("descriptions", {
  home: "Zip it. Stack it. Own it. The villain-themed home of {ticker}: creative tools, a monthly leaderboard with token rewards, and the one true contract address.",
  leaderboard:
    "Earn points, climb the month, take the prize: the {name} leaderboard resets on the 1st at midnight US Eastern.",
  tools: "Generate a {ticker} tweet in one pull, edit it, share it and earn points on the monthly leaderboard.",
  roadmap:
    "The {name} plan for 2026, quarter by quarter: what is behind the zip, where its pull stands today, and what is still open.",
  stake:
    "Stake one {name} token, earn the other. Every term of the pool as a receipt, with the lock in letters as large as the return.",
  mission:
    "For the culture: the {name} manifesto, what its two tokens are for, the roadmap, and four doors to walk in by.",
  tokenomics:
    "Two {name} tokens on Solana, who holds what, what is locked and until when. Each fact with its source and the day it was checked.",
  market:
    "The {name} flea market: art, music, merch and services from member to member. No escrow, no middleman, every ad can be reported.",
  meetups:
    "Villains meeting in the open, city by city: find a {name} meetup near you, RSVP, or put your own on the board.",
  music: "Villain radio: every {name} track, played here or saved as a file.",
  merch:
    "The {name} rail: nine conceptual designs, hoodies to tactical vest. Nothing is for sale yet; get notified the day it is.",
  banner:
    "The {name} profile banner, 1200x300 and under 5MB: take it as PNG or WebP, see it worn, and keep your own inside the safe area.",
  logos:
    "Every {name} logo as SVG and PNG on all its grounds, with clear space, smallest sizes and the colour values to copy.",
  privacy:
    "What {name} knows of you, why, for how long, and how you take it back. No advertising and no tracking by others.",
  terms:
    "The rules of the {name} house: who may come in, the risk of the token, rewards, your content, the market and the liability.",
  whitepaperDe:
    "Das {name} Whitepaper auf Deutsch: Vision, Tokenomics, Ökosystem, Technik, Roadmap und Risiken, Kapitel für Kapitel und als PDF.",
  whitepaperAr:
    "الورقة البيضاء لعملة {name} بالعربية: الرؤية واقتصاد الرمز والمنظومة والتقنية وخارطة الطريق والمخاطر، فصلًا بعد فصل وبصيغة PDF.",
  whitepaperZh:
    "{name} 中文白皮书：概述、愿景、代币经济、生态系统、技术、路线图、社区与风险提示，七个章节逐一写明，另可下载 PDF 版本随身阅读。",
  whitepaperTr:
    "{name} teknik belgesi Türkçe: vizyon, iki token, ekosistem, teknoloji, yol haritası ve riskler. Bölüm bölüm, PDF olarak da.",
  whitepaperHi:
    "{name} का श्वेत पत्र हिन्दी में: दर्शन, दो टोकन, इकोसिस्टम, तकनीक, रोडमैप और जोखिम। अध्याय दर अध्याय, और PDF में भी।",
  account: "Your {name} account: profile, recovery contacts and settings.",
  admin: "The back office of {name}: figures, a read-only console, uploads and members, for administrators only.",
  notFound: "Somebody zipped this page shut.",
});
