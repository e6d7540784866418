import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { pack } from "#pack/pack.ts";
import { TWEET_VARIANTS } from "../tweet.schema.ts";
import { type Scene, TONES_OF_VOICE } from "./tweet-phrases.catalog.ts";

/** A number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("There is nothing to pick from");
  return item;
}

function pickDistinct<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const item = pick(rest, random);
    rest.splice(rest.indexOf(item), 1);
    return item;
  });
}

function fillScene({ line, slots }: Scene, random: Random): string {
  return line.replace(/\{(\w+)\}/g, (_, slot: string) => pick(slots[slot] ?? [], random));
}

/** Different variants in one tone: each comes from a scene of its own, so no two are alike. */
export function composeTweets(tone: TweetTone, random: Random): string[] {
  const { scenes, closers } = TONES_OF_VOICE[tone];
  const signatures = pickDistinct(closers, TWEET_VARIANTS, random);
  return pickDistinct(scenes, TWEET_VARIANTS, random).map((scene, index) => {
    const signature = signatures[index] ?? "{ticker}";
    return `${fillScene(scene, random)} ${signature}`.replaceAll("{ticker}", pack.ticker);
  });
}
