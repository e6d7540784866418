import type { Pfp } from "#shared/pack-media.schema.ts";
import type { Rarity } from "#shared/rarities.ts";

type Row = readonly [number: string, name: string, rarity: Rarity, ...traits: string[]];

const ROWS: readonly Row[] = [
  ["001", "First Fold", "common", "Paper boat", "Leaf skin", "Wide smile", "Side glance", "Lime rays"],
  ["002", "Tongue Tax", "common", "Bare head", "Leaf skin", "Long tongue", "A fly, caught", "Dark water"],
  ["003", "Rainy Delegate", "common", "Leaf umbrella", "Leaf skin", "Half a smile", "One hand free", "Downpour"],
  ["004", "Waterline", "common", "Only the eyes", "Leaf skin", "Mouth under water", "Rings", "Paper moon"],
  ["005", "Hang Loose", "common", "Upside down", "Leaf skin", "Four good grips", "A branch", "Dusk"],
  ["006", "Tall Order", "common", "Three in a pile", "Paper boat", "One of them worries", "Lime middle", "Gold rays"],
  ["007", "Deep Reader", "common", "Snorkel", "Lime skin", "Pale eyes", "Air to spare", "Under water"],
  ["008", "Late Edition", "common", "Newspaper", "Leaf skin", "Heavy lids", "Mouth unknown", "Pink morning"],
  ["009", "Glass Heart", "rare", "Glass skin", "Ribs", "Heart in plain view", "Lime eyes", "Green light"],
  ["010", "Lantern Bearer", "rare", "Hood of moss", "Moss skin", "Lantern", "Knows the way", "Orange night"],
  ["011", "Small Warning", "rare", "Profile", "Warning orange", "Ink spots", "One eye", "Gold sun"],
  ["012", "The Gilded Tadpole", "legendary", "Folded crown", "Gold skin", "Lime eyes", "Pink pearls", "Rays of state"],
];

/** Told apart by outline before colour; a place in the list is a place in the collection. */
export const pfps: readonly Pfp[] = ROWS.map(([number, name, rarity, ...traits]) => ({
  id: `FROGZ-${number}`,
  name,
  rarity,
  traits,
}));
