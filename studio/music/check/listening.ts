import { SAMPLE_RATE, type Stereo } from "../dsp/signal.ts";
import { Analyser } from "../dsp/spectrum.ts";

const SIZE = 4096;
const HOP = 2048;
const MEL_BANDS = 40;
const LOWEST_HERTZ = 50;
const HIGHEST_HERTZ = 15_000;

export const FRAMES_PER_SECOND = SAMPLE_RATE / HOP;
export const BIN_HERTZ = SAMPLE_RATE / SIZE;

/** What one pass over a decoded track leaves to be judged. */
export interface Listening {
  seconds: number;
  /** Mean power of each bin. */
  average: Float64Array;
  /** Power of each mel band, frame by frame. */
  mel: Float64Array[];
  /** Power of each pitch class, over the whole track. */
  chroma: Float64Array;
}

const toMel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700);
const LOW = toMel(LOWEST_HERTZ);
const STEP = (toMel(HIGHEST_HERTZ) - LOW) / MEL_BANDS;
const BAND_OF_BIN = Int32Array.from({ length: SIZE / 2 }, (_, bin) => {
  const band = Math.floor((toMel(bin * BIN_HERTZ) - LOW) / STEP);
  return band >= 0 && band < MEL_BANDS ? band : -1;
});
const CLASS_OF_BIN = Int32Array.from({ length: SIZE / 2 }, (_, bin) => {
  const hertz = bin * BIN_HERTZ;
  return hertz < 120 || hertz > 1800 ? -1 : ((Math.round(12 * Math.log2(hertz / 440)) % 12) + 12) % 12;
});

export function listen({ left, right }: Stereo): Listening {
  const middle = left.map((sample, i) => (sample + (right[i] ?? 0)) / 2);
  const analyser = new Analyser(SIZE);
  const average = new Float64Array(SIZE / 2);
  const chroma = new Float64Array(12);
  const mel: Float64Array[] = [];
  for (let start = 0; start + SIZE <= middle.length; start += HOP) {
    const power = analyser.analyse(middle, start);
    const bands = new Float64Array(MEL_BANDS);
    for (let bin = 1; bin < power.length; bin++) {
      const value = power[bin] ?? 0;
      average[bin] = (average[bin] ?? 0) + value;
      const band = BAND_OF_BIN[bin] ?? -1;
      if (band >= 0) bands[band] = (bands[band] ?? 0) + value;
      const pitchClass = CLASS_OF_BIN[bin] ?? -1;
      if (pitchClass >= 0) chroma[pitchClass] = (chroma[pitchClass] ?? 0) + value;
    }
    mel.push(bands);
  }
  return { seconds: left.length / SAMPLE_RATE, average: average.map((sum) => sum / mel.length), mel, chroma };
}

export function toLevel(power: number): number {
  return 10 * Math.log10(power + 1e-7);
}

export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / Math.max(1, values.length);
}

export function spread(values: ArrayLike<number>): number {
  const middle = mean(values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += ((values[i] ?? 0) - middle) ** 2;
  return Math.sqrt(sum / Math.max(1, values.length));
}
