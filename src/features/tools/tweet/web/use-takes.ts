import { useState } from "react";

export interface Takes {
  count: number;
  /** From 0. */
  index: number;
  text: string;
  /** Keeps what the member wrote into the shown take. */
  edit(text: string): void;
  /** Goes on by so many takes, around the end. */
  turn(steps: number): void;
  replace(texts: string[]): void;
}

/** The takes of the last pull, each with its edits, and which of them is shown. */
export function useTakes(): Takes {
  const [texts, setTexts] = useState<string[]>([]);
  const [index, setIndex] = useState(0);
  const count = texts.length;
  return {
    count,
    index,
    text: texts[index] ?? "",
    edit: (text) => setTexts(texts.map((take, position) => (position === index ? text : take))),
    turn: (steps) => setIndex((index + steps + count) % count),
    replace: (next) => {
      setTexts(next);
      setIndex(0);
    },
  };
}
