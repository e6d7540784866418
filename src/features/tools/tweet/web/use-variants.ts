import { useState } from "react";
import type { TweetTone } from "#features/settings/preferences.catalog.ts";

export interface Variants {
  count: number;
  /** From 0. */
  index: number;
  text: string;
  /** In which they were pulled. */
  tone: TweetTone;
  /** Of the pull, with which its share counts. */
  receiptId: string | undefined;
  /** Keeps what the member wrote into the shown variant. */
  edit(text: string): void;
  /** Goes on by so many variants, around the end. */
  turn(steps: number): void;
  replace(texts: string[], pull: { tone: TweetTone; receiptId: string | undefined }): void;
}

/** The variants of the last pull, each with its edits, and which of them is shown. */
export function useVariants(startTone: TweetTone): Variants {
  const [texts, setTexts] = useState<string[]>([]);
  const [index, setIndex] = useState(0);
  const [pull, setPull] = useState<{ tone: TweetTone; receiptId: string | undefined }>({
    tone: startTone,
    receiptId: undefined,
  });
  const count = texts.length;
  return {
    count,
    index,
    text: texts[index] ?? "",
    ...pull,
    edit: (text) => setTexts(texts.map((variant, position) => (position === index ? text : variant))),
    turn: (steps) => setIndex((index + steps + count) % count),
    replace: (next, nextPull) => {
      setTexts(next);
      setPull(nextPull);
      setIndex(0);
    },
  };
}
