import type { WhitepaperLoaders } from "#shared/whitepaper.ts";

/** None: what there is to say stands on the tokenomics page. */
export const whitepaperLoaders: WhitepaperLoaders = {};
