import type { Stereo } from "../dsp/signal.ts";

const OVERSAMPLING = 4;
const TAPS = 24;

/** Windowed sinc for the three points between two samples. */
const PHASES = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) => {
  const shift = (phase + 1) / OVERSAMPLING;
  return Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - TAPS / 2 + 1 - shift;
    const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / TAPS);
    return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
});

/** Highest level between the samples, as a player's converter makes it. Quiet places cannot hold it and are skipped. */
export function measureTruePeak({ left, right }: Stereo): number {
  let peak = 0;
  for (const samples of [left, right]) {
    for (const sample of samples) if (Math.abs(sample) > peak) peak = Math.abs(sample);
  }
  const worthLooking = peak * 0.6;
  for (const samples of [left, right]) {
    for (let i = 0; i + 1 < samples.length; i++) {
      if (Math.max(Math.abs(samples[i] ?? 0), Math.abs(samples[i + 1] ?? 0)) < worthLooking) continue;
      for (const taps of PHASES) {
        let sum = 0;
        for (let k = 0; k < TAPS; k++) sum += (samples[i + k - TAPS / 2 + 1] ?? 0) * (taps[k] ?? 0);
        if (Math.abs(sum) > peak) peak = Math.abs(sum);
      }
    }
  }
  return peak;
}
