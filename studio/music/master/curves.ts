import { type EqBand, equalise } from "../dsp/biquad.ts";
import type { Stereo } from "../dsp/signal.ts";
import { averageSpectrum, sumBand } from "../dsp/spectrum.ts";

/** Centres of the octaves in which a track is compared with its curve. */
const OCTAVES = [63, 125, 250, 500, 1000, 2000, 4000, 8000, 14_000] as const;

/** How a kind of music spreads its power over the octaves, in decibels. */
const curves = {
  /** Deep and glossy, the middle scooped out. */
  modern: [-3.7, -6.7, -13, -13.8, -14.3, -11.2, -12, -14.4, -22.4],
  /** Lean below, a hard middle, clear above. */
  digital: [-6.3, -10.3, -13, -9.3, -12.3, -14, -11.3, -12.7, -19.5],
  /** Low strings and throats, no glare. */
  dark: [-4, -6, -10.3, -7.5, -9.5, -13, -19.5, -24.8, -33.8],
  /** The middle of the street: drums that punch and throats that carry. */
  street: [-5.5, -4.5, -12.5, -11.5, -10, -11, -11.5, -17.5, -26],
  /** A round bass, a warm middle and a soft top. */
  tape: [-3.5, -3, -8.7, -12, -9, -14.1, -16.8, -25.3, -36.8],
} as const satisfies Record<string, readonly number[]>;

export type CurveName = keyof typeof curves;

const MOST_DECIBELS = 6;
/** A track keeps this much of its own colour. */
const SHARE = 0.85;
const ROUNDS = 2;
const SIZE = 8192;

/** Brings the whole near the balance that its kind of music has. */
export function matchCurve(sound: Stereo, name: CurveName): void {
  const curve = curves[name];
  for (let round = 0; round < ROUNDS; round++) {
    const levels = measureOctaves(sound);
    const misses = curve.map((wanted, index) => wanted - (levels[index] ?? 0));
    const middle = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
    equalise(
      sound,
      misses.map((miss, index) => {
        const decibels = Math.max(-MOST_DECIBELS, Math.min(MOST_DECIBELS, (miss - middle) * SHARE));
        return createBand(index, decibels);
      }),
    );
  }
}

function createBand(index: number, decibels: number): EqBand {
  const hertz = OCTAVES[index] ?? 1000;
  if (index === OCTAVES.length - 1) return { kind: "high shelf", hertz: 11_500, decibels };
  return { kind: "bell", hertz, decibels, quality: 1.35 };
}

function measureOctaves({ left, right }: Stereo): number[] {
  const middle = left.map((sample, i) => sample + (right[i] ?? 0));
  const spectrum = averageSpectrum(middle, SIZE, SIZE * 8);
  return OCTAVES.map((hertz) => 10 * Math.log10(sumBand(spectrum, hertz * Math.SQRT1_2, hertz * Math.SQRT2) + 1e-9));
}
