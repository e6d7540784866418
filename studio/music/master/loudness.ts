import { SAMPLE_RATE, type Stereo, toFrames } from "../dsp/signal.ts";

const BLOCK_SECONDS = 0.4;
const HOP_SECONDS = 0.1;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
/** Loudness range works on blocks of three seconds and gates 20 units below their mean (EBU Tech 3342). */
const RANGE_BLOCK_SECONDS = 3;
const RANGE_GATE = -20;

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The two filters of ITU-R BS.1770: the head's treble lift and the ear's low cut. */
const SHELF = createShelf(1681.974450955533, 3.999843853973347, 0.7071752369554196);
const LOW_CUT = createLowCut(38.13547087602444, 0.5003270373238773);

function createShelf(hertz: number, decibels: number, quality: number): Biquad {
  const k = Math.tan((Math.PI * hertz) / SAMPLE_RATE);
  const high = 10 ** (decibels / 20);
  const band = high ** 0.4996667741545416;
  const norm = 1 + k / quality + k * k;
  return {
    b: [
      (high + (band * k) / quality + k * k) / norm,
      (2 * (k * k - high)) / norm,
      (high - (band * k) / quality + k * k) / norm,
    ],
    a: [(2 * (k * k - 1)) / norm, (1 - k / quality + k * k) / norm],
  };
}

function createLowCut(hertz: number, quality: number): Biquad {
  const k = Math.tan((Math.PI * hertz) / SAMPLE_RATE);
  const norm = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / quality + k * k) / norm] };
}

/** Mean square per tenth of a second, both channels added, as the ear weighs it. */
export function measurePower({ left, right }: Stereo): Float64Array {
  const hop = toFrames(HOP_SECONDS);
  const powers = new Float64Array(Math.floor(left.length / hop));
  for (const samples of [left, right]) {
    const [s, c] = [SHELF, LOW_CUT];
    let x1 = 0,
      x2 = 0,
      y1 = 0,
      y2 = 0,
      z1 = 0,
      z2 = 0;
    for (let block = 0; block < powers.length; block++) {
      let sum = 0;
      for (let i = block * hop; i < (block + 1) * hop; i++) {
        const x = samples[i] ?? 0;
        const y = s.b[0] * x + s.b[1] * x1 + s.b[2] * x2 - s.a[0] * y1 - s.a[1] * y2;
        const z = c.b[0] * y + c.b[1] * y1 + c.b[2] * y2 - c.a[0] * z1 - c.a[1] * z2;
        x2 = x1;
        x1 = x;
        y2 = y1;
        y1 = y;
        z2 = z1;
        z1 = z;
        sum += z * z;
      }
      powers[block] = (powers[block] ?? 0) + sum / hop;
    }
  }
  return powers;
}

function toLoudness(power: number): number {
  return -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return values.length > 0 ? sum / values.length : 0;
}

function average(powers: Float64Array, blockSeconds: number): number[] {
  const hops = Math.round(blockSeconds / HOP_SECONDS);
  const blocks: number[] = [];
  for (let i = 0; i + hops <= powers.length; i++) blocks.push(mean(powers.subarray(i, i + hops)));
  return blocks;
}

/** Integrated loudness in LUFS, gated as in ITU-R BS.1770-4. */
export function integrateLoudness(powers: Float64Array): number {
  const loud = average(powers, BLOCK_SECONDS).filter((power) => toLoudness(power) > ABSOLUTE_GATE);
  const gate = toLoudness(mean(loud)) + RELATIVE_GATE;
  return toLoudness(mean(loud.filter((power) => toLoudness(power) > gate)));
}

export function measureLoudness(sound: Stereo): number {
  return integrateLoudness(measurePower(sound));
}

/** Distance between the quiet (10 %) and the loud (95 %) blocks in loudness units. */
export function measureLoudnessRange(powers: Float64Array): number {
  const blocks = average(powers, RANGE_BLOCK_SECONDS).filter((power) => toLoudness(power) > ABSOLUTE_GATE);
  const gate = toLoudness(mean(blocks)) + RANGE_GATE;
  const levels = blocks
    .map(toLoudness)
    .filter((level) => level > gate)
    .sort((a, b) => a - b);
  const at = (share: number): number => levels[Math.round((levels.length - 1) * share)] ?? 0;
  return at(0.95) - at(0.1);
}

/** Plain loudness of a span, without gates. */
export function measureSpan(powers: Float64Array, startSeconds: number, endSeconds: number): number {
  return toLoudness(
    mean(powers.subarray(Math.round(startSeconds / HOP_SECONDS), Math.round(endSeconds / HOP_SECONDS))),
  );
}

const STRETCH_SECONDS = 8;
const SUBSET = 64;

/** Loudness of the stretch in which a part is loudest: what the ear takes for the level of the part. */
export function measureLoudestStretch({ left, right }: Stereo): number {
  const second = SAMPLE_RATE;
  const seconds = Math.max(1, Math.floor(left.length / second));
  const rough = Float64Array.from({ length: seconds }, (_, index) => {
    let sum = 0;
    for (let i = index * second; i < (index + 1) * second; i += SUBSET)
      sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    return sum;
  });
  let best = 0;
  let most = -1;
  for (let start = 0; start < seconds; start++) {
    const sum = rough.subarray(start, start + STRETCH_SECONDS).reduce((total, value) => total + value, 0);
    if (sum > most) [best, most] = [start, sum];
  }
  const [from, to] = [best * second, (best + STRETCH_SECONDS) * second];
  return integrateLoudness(measurePower({ left: left.subarray(from, to), right: right.subarray(from, to) }));
}
