import { createReverb, type Space } from "../dsp/reverb.ts";
import { createStereo, SAMPLE_RATE, toFrames } from "../dsp/signal.ts";

const WINDOW_SECONDS = 0.02;
const HOP_SECONDS = 0.004;
/** Share of samples of noise that lie outside one standard deviation. */
const OF_NOISE = 0.3173;

/** Seconds after the first echo until the tail of a space is as dense as noise, by the share given. */
export function findDenseSeconds(space: Space, density: number): number {
  const click = createStereo(SAMPLE_RATE / 2);
  click.left[0] = 1;
  const { left } = createReverb(click, space);
  const first = left.findIndex((sample) => Math.abs(sample) > 1e-6);
  const window = toFrames(WINDOW_SECONDS);
  for (let start = first; start + window < left.length; start += toFrames(HOP_SECONDS)) {
    const piece = left.subarray(start, start + window);
    let power = 0;
    for (const sample of piece) power += sample * sample;
    const deviation = Math.sqrt(power / window);
    let outside = 0;
    for (const sample of piece) if (Math.abs(sample) > deviation) outside++;
    if (outside / window / OF_NOISE >= density) return (start - first + window / 2) / SAMPLE_RATE;
  }
  return Number.POSITIVE_INFINITY;
}
