import type { MerchItem } from "#shared/pack-media.schema.ts";

/** The pond sells nothing. */
export const merch: readonly MerchItem[] = [];
