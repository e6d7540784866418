export const RARITIES = ["common", "rare", "legendary"] as const;

export type Rarity = (typeof RARITIES)[number];
