import type { Pfp } from "#shared/pack-media.schema.ts";
import type { Rarity } from "#shared/rarities.ts";

type Row = readonly [number: string, name: string, rarity: Rarity, ...traits: string[]];

const ROWS: readonly Row[] = [
  ["001", "Number One", "common", "First of the cast"],
  ["002", "Number Two", "common", "Second of the cast"],
  ["003", "Number Three", "common", "Third of the cast"],
  ["004", "Number Four", "common", "Fourth of the cast"],
  ["005", "Number Five", "common", "Fifth of the cast"],
  ["006", "Number Six", "common", "Sixth of the cast"],
  ["007", "Number Seven", "common", "Seventh of the cast"],
  ["008", "Number Eight", "common", "Eighth of the cast"],
  ["009", "Number Nine", "rare", "Ninth of the cast"],
  ["010", "Number Ten", "rare", "Tenth of the cast"],
  ["011", "Number Eleven", "rare", "Eleventh of the cast"],
  ["012", "Number Twelve", "legendary", "Last of the cast"],
];

/** A place in the list is a place in the collection. */
export const pfps: readonly Pfp[] = ROWS.map(([number, name, rarity, ...traits]) => ({
  id: `STARTER-${number}`,
  name,
  rarity,
  traits,
}));
