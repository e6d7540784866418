import { useState } from "react";
import type { TweetTone } from "#features/settings/preferences.catalog.ts";

export interface Variants {
  count: number;
  /** From 0. */
  index: number;
  text: string;
  /** In which they were pulled. */
  tone: TweetTone;
  /** Keeps what the member wrote into the shown variant. */
  edit(text: string): void;
  /** Goes on by so many variants, around the end. */
  turn(steps: number): void;
  replace(texts: string[], tone: TweetTone): void;
}

/** The variants of the last pull, each with its edits, and which of them is shown. */
export function useVariants(startTone: TweetTone): Variants {
  const [texts, setTexts] = useState<string[]>([]);
  const [index, setIndex] = useState(0);
  const [tone, setTone] = useState(startTone);
  const count = texts.length;
  return {
    count,
    index,
    text: texts[index] ?? "",
    tone,
    edit: (text) => setTexts(texts.map((variant, position) => (position === index ? text : variant))),
    turn: (steps) => setIndex((index + steps + count) % count),
    replace: (next, nextTone) => {
      setTexts(next);
      setTone(nextTone);
      setIndex(0);
    },
  };
}
