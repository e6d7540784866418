import type { WhitepaperLoaders } from "#shared/whitepaper.ts";

/** Each language travels alone. */
export const whitepaperLoaders = {
  en: async () => (await import("./whitepaper/en.catalog.ts")).whitepaper,
  de: async () => (await import("./whitepaper/de.catalog.ts")).whitepaper,
  ar: async () => (await import("./whitepaper/ar.catalog.ts")).whitepaper,
  zh: async () => (await import("./whitepaper/zh.catalog.ts")).whitepaper,
  tr: async () => (await import("./whitepaper/tr.catalog.ts")).whitepaper,
  hi: async () => (await import("./whitepaper/hi.catalog.ts")).whitepaper,
} satisfies WhitepaperLoaders;
