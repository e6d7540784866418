import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { pack } from "#pack/pack.ts";
import { voice } from "#pack/voice.catalog.ts";
import type { Scene, ToneOfVoice } from "#shared/community-voice.ts";
import type { LanguageCode } from "#shared/languages.ts";
import { composePost, numberPost } from "../tweet.rules.ts";
import { TWEET_VARIANTS } from "../tweet.schema.ts";
import { countWeighted, TWEET_MAX } from "../tweet-weight.rules.ts";
import { keepTickersWhole } from "./tweet-direction.rules.ts";

/** What is said in a tone, in English where a language has no grammar of its own. */
export function getToneOfVoice({ tone, language }: Pick<Order, "tone" | "language">): ToneOfVoice {
  return (voice.tweets[language] ?? voice.tweets.en)[tone];
}

/** A number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** Within so many variants of one reader no sentence comes twice. */
export const VARIANTS_WITHOUT_REPEAT = 40;

/** What a variant was made of: the line of its scene, and each phrase. */
export type Parts = readonly string[];

export interface Variant {
  text: string;
  parts: Parts;
}

interface Order {
  tone: TweetTone;
  language: LanguageCode;
  /** Plain words, without quotation marks. */
  topic?: string | undefined;
  /** Of the reader's last variants, the oldest first. */
  recent: readonly Parts[];
  random: Random;
}

/** Of the scenes, the part among which chance decides: those that were on least lately. */
const RESTED_SHARE = 0.25;

/** Picks what was not said lately, then what is longest ago. */
function createPicker({ recent, random }: Pick<Order, "recent" | "random">) {
  const past = recent.slice(1 - VARIANTS_WITHOUT_REPEAT).map((parts) => new Set(parts));
  const said: string[] = [];

  function countUses(part: string): number {
    return past.filter((parts) => parts.has(part)).length + said.filter((one) => one === part).length;
  }

  function findLast(part: string): number {
    return said.includes(part) ? past.length : past.findLastIndex((parts) => parts.has(part));
  }

  function pick<Item>(items: readonly Item[], toPart: (item: Item) => string): Item {
    const uses = items.map((item) => countUses(toPart(item)));
    const fewest = Math.min(...uses);
    const fresh = items.filter((_, index) => uses[index] === fewest);
    const item = fresh[Math.floor(random() * fresh.length)];
    if (item === undefined) throw new RangeError("There is nothing to pick from");
    said.push(toPart(item));
    return item;
  }

  return {
    pickPhrase: (phrases: readonly string[]) => pick(phrases, (phrase) => phrase),
    pickScene(scenes: readonly Scene[]): Scene {
      const byRest = scenes.toSorted((one, other) => findLast(one.line) - findLast(other.line));
      const rested = byRest.slice(0, Math.max(1, Math.floor(scenes.length * RESTED_SHARE)));
      // All that were never on are rested alike.
      const unused = byRest.filter(({ line }) => findLast(line) < 0);
      return pick(unused.length > rested.length ? unused : rested, ({ line }) => line);
    },
    /** What was picked since the last call. */
    takeParts: (): Parts => {
      past.push(new Set(said));
      past.splice(0, past.length - VARIANTS_WITHOUT_REPEAT + 1);
      return said.splice(0);
    },
  };
}

type Picker = ReturnType<typeof createPicker>;

/** A scene with all its slots filled, without a signature. */
function writeScene(picker: Picker, order: Order): string {
  const { topic } = order;
  const { scenes, topicScenes } = getToneOfVoice(order);
  const { line, slots } = picker.pickScene(topic === undefined ? scenes : topicScenes);
  const filled = line.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const phrases = slots[name];
    return phrases === undefined ? slot : picker.pickPhrase(phrases);
  });
  return filled.replaceAll("{topic}", () => topic ?? "").replaceAll("{ticker}", () => pack.ticker);
}

function sign(text: string): string {
  return text.includes(pack.ticker) ? text : `${text} ${pack.ticker}`;
}

/** Different takes in one tone: each comes from a scene of its own, so no two are alike. */
export function composeVariants(order: Order): Variant[] {
  const picker = createPicker(order);
  return Array.from({ length: TWEET_VARIANTS }, () => {
    const text = keepTickersWhole(sign(writeScene(picker, order)));
    return { text, parts: picker.takeParts() };
  });
}

/** The posts of one thread, not numbered yet. What was named is the theme of its first and its last post. */
export function composeThread(order: Order & { posts: number }): Variant[] {
  const { posts } = order;
  const picker = createPicker(order);
  const { threadOpenings, threadEndings } = getToneOfVoice(order);
  return Array.from({ length: posts }, (_, index) => {
    const isFirst = index === 0;
    const isLast = index === posts - 1;
    const scene = writeScene(picker, isFirst || isLast ? order : { ...order, topic: undefined });
    const opened = isFirst ? `${picker.pickPhrase(threadOpenings)}\n${scene}` : scene;
    const signed = isLast ? sign(`${opened}\n${picker.pickPhrase(threadEndings)}`) : opened;
    const closed = keepTickersWhole(signed);
    const parts = picker.takeParts();
    // A long theme leaves no room for the words around it.
    const heaviest = composePost(numberPost(closed, { index, count: posts }), pack.hashtags);
    return { text: countWeighted(heaviest) <= TWEET_MAX ? closed : keepTickersWhole(scene), parts };
  });
}
