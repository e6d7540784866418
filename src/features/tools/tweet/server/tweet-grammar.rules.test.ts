import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TWEET_TONES, type TweetTone } from "#features/settings/preferences.catalog.ts";
import { pack } from "#pack/pack.ts";
import { voice } from "#pack/voice.catalog.ts";
import type { LanguageCode } from "#shared/languages.ts";
import { composePost, composeThreadPosts, TOPIC_MAX } from "../tweet.rules.ts";
import { TWEET_VARIANTS } from "../tweet.schema.ts";
import { countWeighted, hasLink, TWEET_MAX } from "../tweet-weight.rules.ts";
import { isPromise } from "./tweet-cleaning.rules.ts";
import {
  composeThread,
  composeVariants,
  getToneOfVoice,
  type Parts,
  VARIANTS_WITHOUT_REPEAT,
} from "./tweet-grammar.rules.ts";

const LANGUAGES = Object.keys(voice.tweets) as LanguageCode[];
const GRAMMARS = LANGUAGES.flatMap((language) => TWEET_TONES.map((tone) => ({ tone, language })));
type Grammar = (typeof GRAMMARS)[number];

/** A repeatable source of chance (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What one reader is shown, variant after variant. */
function readVariants(grammar: Grammar, count: number, topic?: string): string[] {
  const random = createRandom(11);
  const texts: string[] = [];
  let recent: Parts[] = [];
  while (texts.length < count) {
    const variants = composeVariants({ ...grammar, topic, recent, random });
    recent = [...recent, ...variants.map(({ parts }) => parts)].slice(-VARIANTS_WITHOUT_REPEAT);
    texts.push(...variants.map(({ text }) => text));
  }
  return texts;
}

const SENTENCE_END = /[.?؟।。？]$/u;

/** Sentences of a variant, without its signature. */
function splitSentences(marked: string): string[] {
  // What keeps a ticker whole between Arabic words.
  const text = marked.replace(/\u200f?\u200e\u200a|\u200a\u200f/g, "");
  const isSigned = SENTENCE_END.test(text.slice(0, -pack.ticker.length - 1));
  const words = isSigned && text.endsWith(pack.ticker) ? text.slice(0, -pack.ticker.length - 1) : text;
  return words.split(/(?<=[.?!؟।])\s+|(?<=[。？])/u);
}

const BANNED =
  /[!！¡]|\p{Extended_Pictographic}|\bunlock|revolution|join thousands|to the moon|\bbuy\b|\bsell\b|\bprices?\b|\bpoints\b|undefined|[{}]\w+[{}]/iu;
const SIGNS_OF_BROKEN_ENGLISH: [string, RegExp][] = [
  ["a before a vowel", /\ba [aeio]/i],
  ["an before a consonant", /\ban (?!hour|honest)[^aeiou]/i],
];
const SIGNS_OF_A_BROKEN_JOIN: [string, RegExp][] = [
  ["a doubled word", /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]*) \1(?![\p{L}\p{M}])/iu],
  ["doubled punctuation", /[.,;:?؟،؛।。、，？]\s*[.,;:?؟،؛।。、，？]/u],
  // French sets a narrow space before some marks.
  ["a space before punctuation", /[^\S\u202f][.,;:?؟،؛।。、，？]/u],
  ["no space after punctuation", /[,;?؟،؛][^\s”“’»)]|[.।][^\s”“’»)\d]/u],
  ["doubled spaces", /\s{2}|^\s|\s$/],
  ["a small letter at the start of a sentence", /[.?] ¿?\p{Ll}/u],
  ["straight quotation marks", /"/],
];

/** Marks that come in pairs, beside brackets. */
const PAIRS: Partial<Record<LanguageCode, string[]>> = {
  ar: ["«»"],
  de: ["„“"],
  es: ["«»", "“”", "¿?"],
  fr: ["«»"],
  ja: ["「」"],
  ko: [],
  ru: ["«»", "„“"],
};

const QUOTES = ["“”", "„“", "«»", ["«\u202f", "\u202f»"], "「」", "‘’"] as const;

/** What is wrong with a text, in words. */
function findFaults(text: string, { language, tone }: Grammar): string[] {
  // What stands in brackets is code.
  const prose = text.replace(/\([^)]*\)/g, "()");
  const signs = language === "en" ? [...SIGNS_OF_A_BROKEN_JOIN, ...SIGNS_OF_BROKEN_ENGLISH] : SIGNS_OF_A_BROKEN_JOIN;
  const faults = signs.filter(([, sign]) => sign.test(prose)).map(([what]) => what);
  for (const [opening, closing] of ["()", ...(PAIRS[language] ?? ["“”"])].map(
    (pair) => [...pair] as [string, string],
  )) {
    if (text.split(opening).length !== text.split(closing).length) faults.push(`${opening} or ${closing} alone`);
  }
  // The technical tone starts with commands.
  if (tone !== "technical" && /^¿?\p{Ll}/u.test(text)) faults.push("a small letter at the start");
  if (BANNED.test(text)) faults.push("a banned word");
  if (isPromise(text)) faults.push("a promise");
  if (hasLink(text)) faults.push("a link");
  return faults.map((fault) => `${fault}: ${text}`);
}

function findFaultsOfTake(text: string, grammar: Grammar): string[] {
  const faults = findFaults(text, grammar);
  if (!text.includes(pack.ticker)) faults.push(`unsigned: ${text}`);
  if (countWeighted(composePost(text, pack.hashtags)) > TWEET_MAX) faults.push(`too long: ${text}`);
  return faults;
}

function findRepeats(texts: readonly string[]): string[] {
  const lastSaid = new Map<string, number>();
  return texts.flatMap((text, index) =>
    splitSentences(text).filter((sentence) => {
      const last = lastSaid.get(sentence);
      lastSaid.set(sentence, index);
      return last !== undefined && index - last < VARIANTS_WITHOUT_REPEAT;
    }),
  );
}

describe.each(GRAMMARS)("the $tone grammar in $language", (grammar) => {
  const { scenes, topicScenes, threadOpenings, threadEndings } = getToneOfVoice(grammar);
  const findAllFaults = (texts: readonly string[]) => texts.flatMap((text) => findFaultsOfTake(text, grammar));

  it("says 2,000 variants whole, signed, within 280, and no sentence twice within 40", () => {
    const texts = readVariants(grammar, 2000);
    expect(findAllFaults(texts)).toEqual([]);
    expect(findRepeats(texts)).toEqual([]);
    expect(new Set(texts).size).toBeGreaterThan(1000);
  });

  it.each(["gas fees", "反".repeat(TOPIC_MAX)])("does the same about %s", (topic) => {
    const texts = readVariants(grammar, 120, topic);
    expect(findAllFaults(texts)).toEqual([]);
    // In quotation marks any words fit.
    const isQuoted = (text: string) => QUOTES.some(([opening, closing]) => text.includes(opening + topic + closing));
    expect(texts.filter((text) => !isQuoted(text))).toEqual([]);
    expect(findRepeats(texts)).toEqual([]);
  });

  it("makes threads of two to four whose posts differ and fit with number and hashtags", () => {
    const random = createRandom(5);
    let recent: Parts[] = [];
    for (let count = 0; count < 120; count += 1) {
      const posts = 2 + (count % 3);
      const topic = count % 2 === 0 ? undefined : "反".repeat(20 * (count % 4));
      const thread = composeThread({ ...grammar, topic: topic || undefined, posts, recent, random });
      recent = [...recent, ...thread.map(({ parts }) => parts)].slice(-VARIANTS_WITHOUT_REPEAT);
      const texts = thread.map(({ text }) => text);
      expect(texts).toHaveLength(posts);
      const sentences = texts.flatMap(splitSentences);
      expect(new Set(sentences).size, texts.join("\n")).toBe(sentences.length);
      expect(texts.flatMap((text) => findFaults(text, grammar))).toEqual([]);
      for (const post of composeThreadPosts(texts, pack.hashtags)) {
        expect(countWeighted(post), post).toBeLessThanOrEqual(TWEET_MAX);
      }
      if (topic === undefined) expect(texts.join(" ")).toContain(pack.ticker);
    }
  });

  it("has twenty skeletons, and forty of each sentence about a theme", () => {
    expect(scenes.length).toBeGreaterThanOrEqual(20);
    for (const list of [scenes, topicScenes]) expect(new Set(list.map(({ line }) => line)).size).toBe(list.length);
    const least = Math.min(...topicScenes.flatMap(({ slots }) => Object.values(slots).map(({ length }) => length)));
    expect(least * topicScenes.length).toBeGreaterThanOrEqual(VARIANTS_WITHOUT_REPEAT);
    expect(Math.min(threadOpenings.length, threadEndings.length)).toBeGreaterThanOrEqual(10);
  });

  it("fills every slot of every scene and uses every list", () => {
    for (const { line, slots } of [...scenes, ...topicScenes]) {
      const named = [...line.matchAll(/\{(\w+)\}/g)].map(([, slot = ""]) => slot);
      const own = named.filter((slot) => slot !== "ticker" && slot !== "topic");
      expect(own.toSorted()).toEqual(Object.keys(slots).toSorted());
      for (const phrases of Object.values(slots)) expect(new Set(phrases).size).toBe(phrases.length);
    }
  });

  it("repeats itself for the same chance only", () => {
    const compose = (seed: number) => composeVariants({ ...grammar, recent: [], random: createRandom(seed) });
    expect(compose(7)).toEqual(compose(7));
    expect(compose(7)).not.toEqual(compose(8));
  });

  it("gives three different variants, whatever was said before and whatever chance does", () => {
    const chance = fc.oneof(fc.constantFrom(0, 1 - Number.EPSILON), fc.double({ min: 0, max: 0.999, noNaN: true }));
    const said = fc.array(fc.array(fc.constantFrom(...scenes.map(({ line }) => line))), { maxLength: 60 });
    fc.assert(
      fc.property(chance, said, (value, recent) => {
        const variants = composeVariants({ ...grammar, recent, random: () => value });
        expect(new Set(variants.map(({ text }) => text)).size).toBe(TWEET_VARIANTS);
      }),
      { numRuns: 200 },
    );
  });
});

describe.each(LANGUAGES)("the tones in %s", (language) => {
  it("share no sentence", () => {
    const owners = new Map<string, TweetTone>();
    for (const tone of TWEET_TONES) {
      for (const sentence of new Set(readVariants({ tone, language }, 1000).flatMap(splitSentences))) {
        const owner = owners.get(sentence) ?? tone;
        expect(owner, sentence).toBe(tone);
        owners.set(sentence, tone);
      }
    }
  });
});
