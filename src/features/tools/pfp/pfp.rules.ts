import type { Pfp } from "#shared/pack-media.schema.ts";
import { RARITIES, type Rarity } from "#shared/rarities.ts";

/** How long the draw keeps people waiting, in milliseconds; from the specification. */
export const PFP_WAIT_MS = 800;

/** How many different numbers one draw of 32 bits gives. */
const DRAW_RANGE = 2 ** 32;

/** Gives a whole number from 0 to 2³² - 1, each as likely as the other. */
export type DrawNumber = () => number;

/**
 * One of `items`, each as likely as the other. Numbers beyond the last whole multiple of the count are drawn again:
 * folding them in would favour the first items.
 */
export function pickFairly<Item>(items: readonly Item[], draw: DrawNumber): Item {
  const limit = DRAW_RANGE - (DRAW_RANGE % items.length);
  let number = draw();
  while (number >= limit) number = draw();
  const item = items[number % items.length];
  if (item === undefined) throw new RangeError("there is nothing to pick from");
  return item;
}

export interface Odds {
  rarity: Rarity;
  count: number;
  total: number;
  percent: number;
}

/** What a fair draw gives, most likely first. */
export function computeOdds(pfps: readonly Pfp[]): Odds[] {
  const total = pfps.length;
  return RARITIES.map((rarity) => {
    const count = pfps.filter((pfp) => pfp.rarity === rarity).length;
    return { rarity, count, total, percent: Math.round((count / total) * 1000) / 10 };
  });
}

/** `ACME-005` and `King of the Hill` become `acme-005-king-of-the-hill.png`. */
export function nameFile({ id, name }: Pick<Pfp, "id" | "name">): string {
  return `${`${id}-${name}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}.png`;
}

interface Counted {
  awarded: number;
}

/** The draw is reported by two calls that feed one entry: whichever came first holds the points, the other nothing. */
export function joinAwards<Award extends Counted>(...awards: (Award | undefined)[]): Award | undefined {
  const answered = awards.filter((award) => award !== undefined);
  return answered.find(({ awarded }) => awarded > 0) ?? answered[0];
}
