import FFT from "fft.js";
import { SAMPLE_RATE } from "./signal.ts";

/** Power of each bin of one windowed frame; the same object works through a whole track. */
export class Analyser {
  readonly power: Float64Array;
  private readonly fft: FFT;
  private readonly window: Float64Array;
  private readonly input: number[];
  private readonly output: number[];
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
    this.fft = new FFT(size);
    this.window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
    this.input = new Array<number>(size).fill(0);
    this.output = this.fft.createComplexArray();
    this.power = new Float64Array(size / 2);
  }

  analyse(samples: Float32Array, start: number): Float64Array {
    const { input, output, power, window } = this;
    for (let i = 0; i < this.size; i++) input[i] = (samples[start + i] ?? 0) * (window[i] ?? 0);
    this.fft.realTransform(output, input);
    for (let bin = 0; bin < power.length; bin++) {
      power[bin] = (output[2 * bin] ?? 0) ** 2 + (output[2 * bin + 1] ?? 0) ** 2;
    }
    return power;
  }
}

/** Mean power of each bin over a sound, from every so many frames of samples. */
export function averageSpectrum(samples: Float32Array, size: number, hop: number): Float64Array {
  const analyser = new Analyser(size);
  const sum = new Float64Array(size / 2);
  let count = 0;
  for (let start = 0; start + size <= samples.length; start += hop) {
    const power = analyser.analyse(samples, start);
    for (let bin = 0; bin < sum.length; bin++) sum[bin] = (sum[bin] ?? 0) + (power[bin] ?? 0);
    count++;
  }
  return sum.map((power) => power / Math.max(1, count));
}

/** Power between two frequencies of a spectrum with one entry per bin. */
export function sumBand(spectrum: Float64Array, fromHertz: number, toHertz: number): number {
  const perBin = SAMPLE_RATE / 2 / spectrum.length;
  let sum = 0;
  for (let bin = Math.max(1, Math.ceil(fromHertz / perBin)); bin * perBin < toHertz && bin < spectrum.length; bin++) {
    sum += spectrum[bin] ?? 0;
  }
  return sum;
}
