import { SAMPLE_RATE, type Stereo } from "./signal.ts";

interface Cut {
  kind: "low cut" | "high cut";
  hertz: number;
  quality?: number;
}

interface Lift {
  kind: "low shelf" | "high shelf" | "bell";
  hertz: number;
  decibels: number;
  quality?: number;
}

export type EqBand = Cut | Lift;

interface Coefficients {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

const FLAT = Math.SQRT1_2;

/** The second-order sections of a mixing desk, after the well-known audio cookbook formulas. */
function designBand(band: EqBand): Coefficients {
  const angle = (2 * Math.PI * Math.min(band.hertz, SAMPLE_RATE * 0.47)) / SAMPLE_RATE;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const alpha = sin / (2 * (band.quality ?? FLAT));
  if (band.kind === "low cut")
    return normalise((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
  if (band.kind === "high cut") return normalise((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
  const { decibels } = band as Lift;
  const a = 10 ** (decibels / 40);
  if (band.kind === "bell") {
    return normalise(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a);
  }
  const root = 2 * Math.sqrt(a) * alpha;
  const turn = band.kind === "low shelf" ? 1 : -1;
  return normalise(
    a * (a + 1 - turn * (a - 1) * cos + root),
    turn * 2 * a * (a - 1 - turn * (a + 1) * cos),
    a * (a + 1 - turn * (a - 1) * cos - root),
    a + 1 + turn * (a - 1) * cos + root,
    turn * -2 * (a - 1 + turn * (a + 1) * cos),
    a + 1 + turn * (a - 1) * cos - root,
  );
}

function normalise(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Coefficients {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}

export function equalise(sound: Stereo, bands: readonly EqBand[]): void {
  for (const band of bands) {
    const coefficients = designBand(band);
    filterChannel(sound.left, coefficients);
    filterChannel(sound.right, coefficients);
  }
}

function filterChannel(samples: Float32Array, { b0, b1, b2, a1, a2 }: Coefficients): void {
  let first = 0;
  let second = 0;
  for (let i = 0; i < samples.length; i++) {
    const input = samples[i] ?? 0;
    const output = b0 * input + first;
    first = b1 * input - a1 * output + second;
    second = b2 * input - a2 * output;
    samples[i] = output;
  }
}
