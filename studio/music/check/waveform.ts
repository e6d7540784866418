import type { Stereo } from "../dsp/signal.ts";

const PIECES = 200;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The loudness of two hundred equal pieces against the loudest one, a letter each. */
export function traceWaveform({ left, right }: Stereo): string {
  const levels = Array.from({ length: PIECES }, (_, piece) => {
    const from = Math.floor((piece * left.length) / PIECES);
    const to = Math.floor(((piece + 1) * left.length) / PIECES);
    let power = 0;
    for (let i = from; i < to; i++) power += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    return Math.sqrt(power / Math.max(1, to - from));
  });
  const loudest = Math.max(...levels, 1e-9);
  return levels.map((level) => LETTERS[Math.round((level / loudest) * (LETTERS.length - 1))]).join("");
}
