import type { Pfp } from "#shared/pack-media.schema.ts";
import type { Rarity } from "#shared/rarities.ts";

type Row = readonly [number: string, name: string, rarity: Rarity, ...traits: string[]];

const ROWS: readonly Row[] = [
  ["001", "Alley Collector", "common", "Hood", "Zip grin", "Dustbin", "Banana skin", "Brick wall"],
  ["002", "Zip Lip", "common", "Hood", "Zipped up", "Wide eyes", "Finger on the zip", "Zip ring"],
  ["003", "Signal Jammer", "rare", "Helmet", "Television", "Pixel grin", "Rabbit ears", "Remote", "Test card"],
  ["004", "Smoke Break", "common", "Bare skull", "Open skull", "Flame", "Marshmallow", "Pine camp"],
  [
    "005",
    "King of Bagz",
    "legendary",
    "Hat",
    "Crown, a size too large",
    "Gold grill",
    "Ermine",
    "Bag sceptre",
    "Curtain of state",
  ],
  ["006", "Rain Dealer", "common", "Hood", "Raincoat", "Frown", "Umbrella with rain", "Fine day"],
  ["007", "Crimson Oni", "rare", "Bare skull", "Red lacquer", "Horns and tusks", "Chilli", "Steam", "Heat"],
  ["008", "One-Eye Holder", "common", "Wrap", "Bandana", "Eye patch", "His own eye", "Two-ink print"],
  ["009", "Ghost Wallet", "common", "Wrap", "Bed sheet", "Sewn zip", "Empty wallet", "Moth"],
  ["010", "Toxin Trader", "rare", "Helmet", "Diver's helmet", "Brass", "Toxic flask", "Under water"],
  ["011", "Night Shift", "common", "Bare skull", "Headphones", "Mug", "Note on the brow", "Office at night"],
  ["012", "Chrome Shogun", "rare", "Helmet", "Chrome", "Crescent helm", "Noodles", "Chopsticks", "Sun over waves"],
  ["013", "Street Prophet", "common", "Hat", "Wild hair", "Beard", "Cardboard chart", "Dusk"],
  ["014", "Ultraviolet Hex", "rare", "Hat", "Witch's hat", "Neon band", "Crystal ball", "Moon and bats"],
  ["015", "Dead Cat Bounce", "common", "Bare skull", "Cracked bone", "Cat on the head", "Frown", "Falling candles"],
  ["016", "Solar Tyrant", "legendary", "Wrap", "Gold face", "Pharaoh's cloth", "Shades", "Two scoops", "Sun"],
  ["017", "Grid Runner", "common", "Helmet", "Racing helmet", "Chart visor", "Chequered flag", "Grid"],
  ["018", "Bag Man", "common", "Wrap", "Sack", "Toxic slits", "Skull in hand", "Vault door"],
  ["019", "Chain Ronin", "rare", "Hat", "Steel face", "Straw hat", "Bird", "Chain", "Bamboo moon"],
  [
    "020",
    "The Villain Era",
    "legendary",
    "Hood",
    "Unzipped face",
    "One gold eye",
    "Gold horns",
    "Black bone",
    "Ring of fire",
  ],
];

export const pfps: readonly Pfp[] = ROWS.map(([number, name, rarity, ...traits]) => ({
  id: `BAGZ-${number}`,
  name,
  rarity,
  traits,
}));
