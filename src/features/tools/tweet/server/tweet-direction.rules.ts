import { pack } from "#pack/pack.ts";

const LEFT_TO_RIGHT = "\u200e";
const RIGHT_TO_LEFT = "\u200f";
/** X knows a ticker by the spaces right beside it. */
const HAIR_SPACE = "\u200a";

/** Between words from right to left the sign of a ticker would change sides, a number behind it would go before it, and a text that starts with one would turn round. */
export function keepTickersWhole(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text;
  const lead = LEFT_TO_RIGHT + HAIR_SPACE;
  return text
    .replaceAll(pack.ticker, () => lead + pack.ticker + HAIR_SPACE + RIGHT_TO_LEFT)
    .split("\n")
    .map((line) => (line.startsWith(lead) ? RIGHT_TO_LEFT + line : line))
    .join("\n");
}
