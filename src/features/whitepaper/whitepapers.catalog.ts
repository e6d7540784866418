import type { Whitepaper, WhitepaperLanguage } from "#shared/whitepaper.ts";

/** The whitepapers of the pack this site is built with; each language travels alone. */
export const whitepaperLoaders: Record<WhitepaperLanguage, () => Promise<Whitepaper>> = {
  en: async () => (await import("#pack/whitepaper/en.catalog.ts")).whitepaper,
  de: async () => (await import("#pack/whitepaper/de.catalog.ts")).whitepaper,
  ar: async () => (await import("#pack/whitepaper/ar.catalog.ts")).whitepaper,
  zh: async () => (await import("#pack/whitepaper/zh.catalog.ts")).whitepaper,
  tr: async () => (await import("#pack/whitepaper/tr.catalog.ts")).whitepaper,
  hi: async () => (await import("#pack/whitepaper/hi.catalog.ts")).whitepaper,
};
