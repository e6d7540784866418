/** Every link of the navigation and the footer, in the order shown. */
import { pack } from "#pack/pack.ts";
import type { layoutMessages } from "./layout.messages.ts";

export interface LinkEntry {
  label: keyof typeof layoutMessages.texts;
  href: string;
}

export const chartLinks = pack.tokens.map(({ id, name, chartUrl }) => ({ id, token: name, href: chartUrl }));

export const socialLinks: readonly LinkEntry[] = [
  { label: "video", href: pack.social.video },
  { label: "photos", href: pack.social.photos },
  { label: "shorts", href: pack.social.shorts },
  { label: "channel", href: pack.social.channel },
  { label: "xCommunityShort", href: pack.social.xCommunity },
];

export const whitepaperLinks: readonly LinkEntry[] = [
  { label: "whitepaper", href: "/api/whitepaper/html" },
  { label: "whitepaperPdf", href: "/api/whitepaper/download" },
];

/** Each language under its own name, which no translation changes. */
export const whitepaperLanguages = [
  { language: "de", name: "Deutsch" },
  { language: "ar", name: "العربية" },
  { language: "zh", name: "中文" },
  { language: "tr", name: "Türkçe" },
  { language: "hi", name: "हिन्दी" },
];

export const followLinks: readonly LinkEntry[] = [
  { label: "videoChannel", href: pack.social.video },
  { label: "photos", href: pack.social.photos },
  { label: "shorts", href: pack.social.shorts },
  { label: "messagingChannel", href: pack.social.channel },
  { label: "xOfficial", href: pack.social.xOfficial },
  { label: "xCommunity", href: pack.social.xCommunity },
];

export const tradeLinks: readonly LinkEntry[] = [
  { label: "dexChart", href: pack.trade.dexPage },
  { label: "tradingApp", href: pack.trade.tradingApp },
];
