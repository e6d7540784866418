import type { WhitepaperLoaders } from "#shared/whitepaper.ts";

/** None yet. */
export const whitepaperLoaders: WhitepaperLoaders = {};
