import { useState } from "react";
import type { TweetTone } from "#features/account/preferences.catalog.ts";

export interface Takes {
  count: number;
  /** From 0. */
  index: number;
  text: string;
  /** In which they were pulled. */
  tone: TweetTone;
  /** Keeps what the member wrote into the shown take. */
  edit(text: string): void;
  /** Goes on by so many takes, around the end. */
  turn(steps: number): void;
  replace(texts: string[], tone: TweetTone): void;
}

/** The takes of the last pull, each with its edits, and which of them is shown. */
export function useTakes(startTone: TweetTone): Takes {
  const [texts, setTexts] = useState<string[]>([]);
  const [index, setIndex] = useState(0);
  const [tone, setTone] = useState(startTone);
  const count = texts.length;
  return {
    count,
    index,
    text: texts[index] ?? "",
    tone,
    edit: (text) => setTexts(texts.map((take, position) => (position === index ? text : take))),
    turn: (steps) => setIndex((index + steps + count) % count),
    replace: (next, nextTone) => {
      setTexts(next);
      setTone(nextTone);
      setIndex(0);
    },
  };
}
