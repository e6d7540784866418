import { isWord, words } from "../voice/words.ts";

export interface PhraseNote {
  /** Sixteenths from the start of the phrase. */
  step: number;
  steps: number;
  degree: number;
  syllable?: string;
}

export interface Phrase {
  bars: number;
  notes: readonly PhraseNote[];
}

/**
 * Reads `0:4 2:2 r:2 zip/4:8 | …`: scale degree and length in sixteenths, `r` rests, a word before the slash is sung,
 * `|` ends a bar. A note may ring across a bar line only as the last of its bar, so each bar must add up.
 */
export function parsePhrase(text: string, barSteps: number): Phrase {
  const bars = text.split("|").map((bar) => bar.trim().split(/\s+/));
  const notes: PhraseNote[] = [];
  for (const [barIndex, tokens] of bars.entries()) {
    let step = barIndex * barSteps;
    for (const token of tokens) {
      const [, word, name, length] = /^(?:([a-z]+)\/)?(r|-?\d+):(\d+)$/.exec(token) ?? [];
      if (name === undefined) throw new Error(`"${token}" is not a note; write degree:sixteenths`);
      if (word !== undefined && !isWord(word)) throw new Error(`nobody knows how to sing "${word}"`);
      const syllable = word === undefined ? undefined : words[word];
      if (name !== "r") notes.push({ step, steps: Number(length), degree: Number(name), syllable });
      step += Number(length);
    }
    const filled = step - barIndex * barSteps;
    if (filled !== barSteps) throw new Error(`bar ${barIndex + 1} of "${text}" has ${filled} sixteenths`);
  }
  return { bars: bars.length, notes };
}
