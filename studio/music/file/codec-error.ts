import { equalise } from "../dsp/biquad.ts";
import { SAMPLE_RATE, type Stereo } from "../dsp/signal.ts";

const SEARCH_FRAMES = 2600;
const PROBE_FRAMES = 8192;
/** A long stretch of the last third, where most plays at once, speaks for the track. */
const HEARD_FROM = 0.62;
const HEARD_FRAMES = 16 * SAMPLE_RATE;
const BAND = [
  { kind: "low cut", hertz: 2000 },
  { kind: "low cut", hertz: 2000 },
  { kind: "high cut", hertz: 6000 },
  { kind: "high cut", hertz: 6000 },
] as const;

/** How far the encoder's error lies below the sound between 2 and 6 kHz, in decibels. */
export function measureCodec(before: Stereo, after: Stereo): number {
  const from = Math.max(0, Math.floor(before.left.length * HEARD_FROM));
  const [a, b] = [cutBand(before, from, HEARD_FRAMES), cutBand(after, from, HEARD_FRAMES + SEARCH_FRAMES)];
  const late = findDelay(a.left, b.left);
  let [both, power] = [0, 1e-12];
  for (let i = 0; i < a.left.length; i++) {
    both += (a.left[i] ?? 0) * (b.left[i + late] ?? 0);
    power += (a.left[i] ?? 0) ** 2;
  }
  const gain = both / power;
  let [signal, error] = [0, 1e-12];
  for (const side of ["left", "right"] as const) {
    for (let i = 0; i < a[side].length; i++) {
      const meant = (a[side][i] ?? 0) * gain;
      signal += meant * meant;
      error += (meant - (b[side][i + late] ?? 0)) ** 2;
    }
  }
  return 10 * Math.log10(signal / error);
}

function cutBand({ left, right }: Stereo, from: number, frames: number): Stereo {
  const copy = { left: left.slice(from, from + frames), right: right.slice(from, from + frames) };
  equalise(copy, BAND);
  return copy;
}

/** The encoder and the decoder are late by a fixed number of samples. */
function findDelay(before: Float32Array, after: Float32Array): number {
  const from = Math.floor(before.length / 2);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let late = 0; late < SEARCH_FRAMES; late++) {
    let sum = 0;
    for (let i = from; i < from + PROBE_FRAMES; i += 2) sum += (before[i] ?? 0) * (after[i + late] ?? 0);
    if (sum > most) [best, most] = [late, sum];
  }
  return best;
}
