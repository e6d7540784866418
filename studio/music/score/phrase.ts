/** Sixteenths of a bar. */
export const STEPS = 16;

export interface PhraseNote {
  /** Sixteenths from the start of the phrase. */
  step: number;
  steps: number;
  degree: number;
}

export interface Phrase {
  bars: number;
  notes: readonly PhraseNote[];
}

/**
 * Reads `0:4 2:2 r:2 4:8 | …`: scale degree and length in sixteenths, `r` rests, `|` ends a bar.
 * A note may ring across a bar line only as the last of its bar, so each bar must add up.
 */
export function parsePhrase(text: string): Phrase {
  const bars = text.split("|").map((bar) => bar.trim().split(/\s+/));
  const notes: PhraseNote[] = [];
  for (const [barIndex, tokens] of bars.entries()) {
    let step = barIndex * STEPS;
    for (const token of tokens) {
      const [, name, length] = /^(r|-?\d+):(\d+)$/.exec(token) ?? [];
      if (name === undefined) throw new Error(`"${token}" is not a note; write degree:sixteenths`);
      if (name !== "r") notes.push({ step, steps: Number(length), degree: Number(name) });
      step += Number(length);
    }
    const filled = step - barIndex * STEPS;
    if (filled !== STEPS) throw new Error(`bar ${barIndex + 1} of "${text}" has ${filled} sixteenths`);
  }
  return { bars: bars.length, notes };
}
