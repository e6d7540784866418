import { describe, expect, it } from "vitest";
import { createRandom } from "../dsp/random.ts";
import { renderTone } from "../dsp/signal.ts";
import { averageSpectrum, sumBand } from "../dsp/spectrum.ts";
import { createDrum, type DrumName, type KitName, kits } from "./kits.ts";

const DRUMS: readonly DrumName[] = [
  "kick",
  "snare",
  "clap",
  "hat",
  "openHat",
  "ride",
  "crash",
  "tom",
  "percussion",
  "shaken",
];

function strike(kit: KitName, drum: DrumName, velocity: number, seed = 1): Float32Array {
  const { tone, seconds } = createDrum(kit, { drum, velocity, semitones: 0 }, createRandom(seed, "strike"));
  return renderTone(tone, seconds);
}

/** Share of the power above 2 kHz. */
function measureTreble(samples: Float32Array): number {
  const padded = new Float32Array(Math.max(8192, samples.length));
  padded.set(samples);
  const spectrum = averageSpectrum(padded, 2048, 1024);
  return sumBand(spectrum, 2000, 18_000) / sumBand(spectrum, 30, 18_000);
}

describe.each(Object.keys(kits) as KitName[])("the kit %s", (kit) => {
  it.each(DRUMS)("has a %s that sounds, stays finite and ends without a click", (drum) => {
    const samples = strike(kit, drum, 1);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeGreaterThan(0.05);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.03);
  });

  it("answers a hard stroke with another colour, not only with another level", () => {
    for (const drum of ["kick", "snare"] as const) {
      expect(measureTreble(strike(kit, drum, 1))).toBeGreaterThan(measureTreble(strike(kit, drum, 0.3)) * 1.15);
    }
  });

  it("never strikes the same cymbal twice", () => {
    expect(strike(kit, "hat", 0.8, 1)).not.toEqual(strike(kit, "hat", 0.8, 2));
  });
});

describe("cymbals", () => {
  it("leave no steady tone behind when many strokes add up", () => {
    const sum = new Float64Array(4096);
    for (let seed = 0; seed < 60; seed++) {
      const samples = new Float32Array(8192 * 2);
      samples.set(strike("electro", "openHat", 0.9, seed).subarray(0, samples.length));
      for (const [bin, power] of averageSpectrum(samples, 8192, 4096).entries()) sum[bin] = (sum[bin] ?? 0) + power;
    }
    const levels = Array.from(sum, (power) => 10 * Math.log10(power + 1e-9));
    const perBin = 44_100 / 8192;
    for (let bin = Math.round(5500 / perBin); bin * perBin < 9000; bin++) {
      const beside = levels.slice(bin - 40, bin + 41).sort((a, b) => a - b);
      expect((levels[bin] ?? 0) - (beside[40] ?? 0)).toBeLessThan(4);
    }
  });
});
