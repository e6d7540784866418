import { SAMPLE_RATE, type Stereo } from "../sound/signal.ts";
import { transform } from "./fft.ts";

const SIZE = 2048;
/** Frames per spectrum: fine enough for rhythm, coarse enough for a second per track. */
const HOP = 1024;

export const FRAMES_PER_SECOND = SAMPLE_RATE / HOP;

/** Edges of sub, low-mid, mid, presence and air in hertz. */
const BAND_EDGES = [20, 120, 500, 2000, 6000, 16_000] as const;
/** Logarithmic bands of the fingerprint, four to the octave. */
const FINE_BANDS = 36;
const LOWEST_FINE_HERTZ = 40;

export interface Spectrogram {
  /** Power per frame and fine band. */
  frames: Float64Array[];
  /** Power of the five broad bands over the whole track. */
  bands: number[];
  /** Centre of gravity of the magnitudes per frame, in hertz. */
  centroids: number[];
}

const FINE_BAND_OF_BIN = Int32Array.from({ length: SIZE / 2 }, (_, bin) => {
  const hertz = (bin * SAMPLE_RATE) / SIZE;
  return hertz < LOWEST_FINE_HERTZ
    ? -1
    : Math.min(FINE_BANDS - 1, Math.floor(4 * Math.log2(hertz / LOWEST_FINE_HERTZ)));
});

const BAND_OF_BIN = Int32Array.from({ length: SIZE / 2 }, (_, bin) => {
  const hertz = (bin * SAMPLE_RATE) / SIZE;
  return hertz < BAND_EDGES[0] || hertz >= BAND_EDGES[5] ? -1 : BAND_EDGES.findLastIndex((edge) => hertz >= edge);
});

/** Two real frames go through one complex transform: one in the real, one in the imaginary part. */
export function analyse({ left, right }: Stereo): Spectrogram {
  const window = Float64Array.from({ length: SIZE }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  const result: Spectrogram = { frames: [], bands: [0, 0, 0, 0, 0], centroids: [] };
  const middle = (i: number): number => ((left[i] ?? 0) + (right[i] ?? 0)) / 2;
  for (let start = 0; start + HOP + SIZE <= left.length; start += 2 * HOP) {
    for (let i = 0; i < SIZE; i++) {
      real[i] = middle(start + i) * (window[i] ?? 0);
      imaginary[i] = middle(start + HOP + i) * (window[i] ?? 0);
    }
    transform(real, imaginary);
    addFrame(result, (bin) => getPower(real, imaginary, bin, 1));
    addFrame(result, (bin) => getPower(real, imaginary, bin, -1));
  }
  return result;
}

function getPower(real: Float64Array, imaginary: Float64Array, bin: number, sign: 1 | -1): number {
  const mirror = (SIZE - bin) % SIZE;
  const re = ((real[bin] ?? 0) + sign * (real[mirror] ?? 0)) / 2;
  const im = ((imaginary[bin] ?? 0) - sign * (imaginary[mirror] ?? 0)) / 2;
  return re * re + im * im;
}

function addFrame(result: Spectrogram, getPowerOf: (bin: number) => number): void {
  const fine = new Float64Array(FINE_BANDS);
  let weighted = 0;
  let total = 1e-9;
  for (let bin = 1; bin < SIZE / 2; bin++) {
    const power = getPowerOf(bin);
    const magnitude = Math.sqrt(power);
    weighted += magnitude * bin;
    total += magnitude;
    const band = BAND_OF_BIN[bin] ?? -1;
    const fineBand = FINE_BAND_OF_BIN[bin] ?? -1;
    if (band >= 0) result.bands[band] = (result.bands[band] ?? 0) + power;
    if (fineBand >= 0) fine[fineBand] = (fine[fineBand] ?? 0) + power;
  }
  result.frames.push(fine);
  result.centroids.push(((weighted / total) * SAMPLE_RATE) / SIZE);
}
