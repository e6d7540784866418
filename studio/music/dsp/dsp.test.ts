import { describe, expect, it } from "vitest";
import { findDenseSeconds } from "../check/echo-density.ts";
import { spaces } from "../mix/spaces.ts";
import { equalise } from "./biquad.ts";
import { compress } from "./compressor.ts";
import { createReverb } from "./reverb.ts";
import { saturate } from "./saturate.ts";
import { createStereo, SAMPLE_RATE, type Stereo, toDecibels, toGain } from "./signal.ts";
import { averageSpectrum, sumBand } from "./spectrum.ts";

function createSine(hertz: number, peak: number, seconds = 1): Stereo {
  const left = Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, i) => peak * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE),
  );
  return { left, right: left.slice() };
}

function measurePeak({ left }: Stereo): number {
  return left.subarray(SAMPLE_RATE / 2).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

describe("equalise", () => {
  it.each([
    ["bell", 1000, 6],
    ["bell", 1000, -4],
    ["low shelf", 60, 5],
    ["high shelf", 14_000, -5],
  ] as const)("changes the level in its %s at %i Hz by %i dB", (kind, hertz, decibels) => {
    const sound = createSine(hertz, 0.1);
    const centre = kind === "low shelf" ? 400 : kind === "high shelf" ? 5000 : hertz;
    equalise(sound, [{ kind, hertz: centre, decibels }]);
    expect(toDecibels(measurePeak(sound) / 0.1)).toBeCloseTo(decibels, 0);
  });

  it("cuts an octave below a low cut by twelve decibels", () => {
    const sound = createSine(100, 0.5);
    equalise(sound, [{ kind: "low cut", hertz: 200 }]);
    expect(toDecibels(measurePeak(sound) / 0.5)).toBeCloseTo(-12.3, 0);
  });
});

describe("compress", () => {
  it("takes what is over the threshold down by the ratio", () => {
    const sound = createSine(1000, toGain(-8), 2);
    compress(sound, { thresholdDecibels: -20, ratio: 4, attackSeconds: 0.002, releaseSeconds: 0.2 });
    expect(toDecibels(measurePeak(sound))).toBeCloseTo(-17, 0);
  });

  it("leaves what is under it alone", () => {
    const sound = createSine(1000, toGain(-30), 1);
    compress(sound, { thresholdDecibels: -20, ratio: 4, attackSeconds: 0.002, releaseSeconds: 0.2 });
    expect(toDecibels(measurePeak(sound))).toBeCloseTo(-30, 1);
  });
});

describe("saturate", () => {
  it("adds the third harmonic", () => {
    const sound = createSine(1000, 0.8);
    saturate(sound, { amount: 2, wet: 1 });
    const spectrum = averageSpectrum(sound.left, 8192, 8192);
    const share = sumBand(spectrum, 2900, 3100) / sumBand(spectrum, 900, 1100);
    expect(10 * Math.log10(share)).toBeGreaterThan(-30);
  });

  it("folds hardly anything back from above half the sample rate", () => {
    const sound = createSine(9000, 0.8);
    saturate(sound, { amount: 2, wet: 1 });
    const spectrum = averageSpectrum(sound.left, 8192, 8192);
    // The third harmonic at 27 kHz would fold to 17.1 kHz.
    expect(10 * Math.log10(sumBand(spectrum, 16_900, 17_300) / sumBand(spectrum, 8900, 9100))).toBeLessThan(-30);
  });
});

describe("createReverb", () => {
  it.each(Object.keys(spaces) as (keyof typeof spaces)[])("makes the %s as dense as noise within 80 ms", (name) => {
    for (const space of [spaces[name].near, spaces[name].far])
      expect(findDenseSeconds(space, 0.9)).toBeLessThanOrEqual(0.08);
  });

  it("dies away in the time it is given, on two different sides", () => {
    const click = createStereo(3 * SAMPLE_RATE);
    click.left[0] = 1;
    const wet = createReverb(click, { seconds: 1, size: 0.5, dampHertz: 9000, preDelaySeconds: 0.01 });
    const level = (from: number) =>
      wet.left.subarray(from * SAMPLE_RATE, (from + 0.1) * SAMPLE_RATE).reduce((sum, x) => sum + x * x, 0);
    expect(10 * Math.log10(level(1.1) / level(0.1))).toBeLessThan(-45);
    expect(10 * Math.log10(level(0.4) / level(0.1))).toBeGreaterThan(-40);
    expect(wet.left).not.toEqual(wet.right);
  });
});
