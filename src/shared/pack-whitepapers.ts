import type { Whitepaper, WhitepaperLanguage } from "./whitepaper.ts";

/** The whitepapers of the pack this site is built with; each language travels alone. */
export const whitepaperLoaders: Record<WhitepaperLanguage, () => Promise<Whitepaper>> = {
  en: async () => (await import("#packs/bagz/whitepaper/en.catalog.ts")).whitepaper,
  de: async () => (await import("#packs/bagz/whitepaper/de.catalog.ts")).whitepaper,
  ar: async () => (await import("#packs/bagz/whitepaper/ar.catalog.ts")).whitepaper,
  zh: async () => (await import("#packs/bagz/whitepaper/zh.catalog.ts")).whitepaper,
  tr: async () => (await import("#packs/bagz/whitepaper/tr.catalog.ts")).whitepaper,
  hi: async () => (await import("#packs/bagz/whitepaper/hi.catalog.ts")).whitepaper,
};
