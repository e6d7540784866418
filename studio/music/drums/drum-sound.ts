import type { Tone } from "../dsp/signal.ts";

export interface DrumSound {
  seconds: number;
  tone: Tone;
}

/** Ends without a click. */
export function fadeEnd(seconds: number, length: number): number {
  return Math.min(1, (length - seconds) * 40);
}
