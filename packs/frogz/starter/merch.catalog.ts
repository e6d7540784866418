import type { MerchItem } from "#shared/pack-media.schema.ts";

/** Nothing is sold yet. */
export const merch: readonly MerchItem[] = [];
