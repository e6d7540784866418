import { SAMPLE_RATE, type Stereo } from "../dsp/signal.ts";

/** A stretch of a part in which it sounds, in frames. */
export interface Span {
  from: number;
  to: number;
}

const BLOCK = 4096;
/** Time for filters and the chorus to ring out. */
const RING_FRAMES = SAMPLE_RATE / 2;

/** Where a part plays: nothing else needs to pass through its strip. */
export function findSpans({ left, right }: Stereo): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < left.length; from += BLOCK) {
    const to = Math.min(left.length, from + BLOCK);
    if (!hasSound(left, from, to) && !hasSound(right, from, to)) continue;
    const end = Math.min(left.length, to + RING_FRAMES);
    const last = spans.at(-1);
    if (last && from <= last.to) last.to = end;
    else spans.push({ from, to: end });
  }
  return spans;
}

function hasSound(samples: Float32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (samples[i] !== 0) return true;
  return false;
}

/** The same samples, from one frame to another. */
export function cut({ left, right }: Stereo, { from, to }: Span): Stereo {
  return { left: left.subarray(from, to), right: right.subarray(from, to) };
}
