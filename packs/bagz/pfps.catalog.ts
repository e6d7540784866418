import type { Pfp } from "#shared/pack-media.schema.ts";
import type { Rarity } from "#shared/rarities.ts";

type Row = readonly [number: string, name: string, rarity: Rarity, ...traits: string[]];

const ROWS: readonly Row[] = [
  ["001", "Alley Collector", "common", "Bone", "Hood", "Slit eyes", "Grin", "City"],
  ["002", "Zip Lip", "common", "Bone", "Hood", "Slit eyes", "Zip mouth", "Ring"],
  ["003", "Signal Jammer", "rare", "LED visor", "Headphones", "Angry LED", "Glyph rain"],
  ["004", "Smoke Break", "common", "Bone", "Hood", "X eyes", "Ember", "Candles"],
  ["005", "King of Bagz", "legendary", "Bone", "Gold crown", "Slit eyes", "Gold grill", "Sun"],
  ["006", "Rain Dealer", "common", "Bone", "Hood", "Round eyes", "Wet robe", "City in rain"],
  ["007", "Crimson Oni", "rare", "Red lacquer", "Horns", "Round eyes", "Tusks", "Ring"],
  ["008", "One-Eye Holder", "common", "Bone", "Hood", "One eye", "Chain", "Print edition"],
  ["009", "Ghost Wallet", "common", "Dark bone", "White hood", "Round eyes", "Dark city"],
  ["010", "Toxin Trader", "rare", "Bone", "Hood", "Glyph eyes", "Respirator", "Spiked halo"],
  ["011", "Night Shift", "common", "Bone", "Headphones", "Slit eyes", "Grin", "Candles"],
  ["012", "Chrome Shogun", "rare", "Chrome", "Crescent helm", "Slit eyes", "Neon brim", "Candles"],
  ["013", "Street Prophet", "common", "Bone", "Hood", "Slit eyes", "Chain", "City"],
  ["014", "Ultraviolet Hex", "rare", "Bone", "Banded horns", "Slit eyes", "Respirator", "Glyph rain"],
  ["015", "Dead Cat Bounce", "common", "Cracked bone", "Hood", "X eyes", "Grin", "Falling candles"],
  ["016", "Solar Tyrant", "legendary", "Chrome", "Spiked halo", "Slit eyes", "Oxblood robe", "Gold ring"],
  ["017", "Grid Runner", "common", "LED visor", "Hood", "Chart line", "Perspective grid"],
  ["018", "Bag Man", "common", "Bone", "Hood", "Round eyes", "Bag on the shoulder", "Vault door"],
  ["019", "Chain Ronin", "rare", "LED visor", "Crescent helm", "Chart line", "Blade hilts", "Dim sun"],
  [
    "020",
    "The Villain Era",
    "legendary",
    "Black bone, gold cracks",
    "Crown and horns",
    "White slits",
    "Gold zip",
    "Embers",
  ],
];

export const pfps: readonly Pfp[] = ROWS.map(([number, name, rarity, ...traits]) => ({
  id: `BAGZ-${number}`,
  name,
  rarity,
  traits,
}));
