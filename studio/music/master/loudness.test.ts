import { describe, expect, it } from "vitest";
import { SAMPLE_RATE, type Stereo, toDecibels } from "../dsp/signal.ts";
import { limit } from "./limiter.ts";
import { measureLoudness, measureLoudnessRange, measurePower } from "./loudness.ts";
import { measureTruePeak } from "./true-peak.ts";

function createSine(hertz: number, peakDecibels: number, seconds: number, phase = 0): Float32Array {
  const gain = 10 ** (peakDecibels / 20);
  return Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, i) => gain * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE + phase),
  );
}

function inBoth(samples: Float32Array): Stereo {
  return { left: samples, right: samples.slice() };
}

describe("measureLoudness", () => {
  it.each([-23, -33])("reads a stereo sine of 1 kHz at %i dBFS as that many LUFS", (level) => {
    expect(measureLoudness(inBoth(createSine(1000, level, 20)))).toBeCloseTo(level, 1);
  });

  it("reads one channel alone three units lower", () => {
    const left = createSine(997, -20, 10);
    expect(measureLoudness({ left, right: new Float32Array(left.length) })).toBeCloseTo(-23.01, 1);
  });

  it("leaves out what lies more than ten units below the rest", () => {
    const parts = [createSine(1000, -36, 10), createSine(1000, -23, 60), createSine(1000, -36, 10)];
    const joined = new Float32Array(80 * SAMPLE_RATE);
    let place = 0;
    for (const part of parts) {
      joined.set(part, place);
      place += part.length;
    }
    expect(measureLoudness(inBoth(joined))).toBeCloseTo(-23, 1);
  });

  it("weighs deep bass less than the middle", () => {
    expect(measureLoudness(inBoth(createSine(40, -20, 5)))).toBeLessThan(-23);
  });
});

describe("measureLoudnessRange", () => {
  it("reads ten units between a quiet and a loud half", () => {
    const joined = new Float32Array(40 * SAMPLE_RATE);
    joined.set(createSine(1000, -20, 20));
    joined.set(createSine(1000, -30, 20), 20 * SAMPLE_RATE);
    expect(measureLoudnessRange(measurePower(inBoth(joined)))).toBeCloseTo(10, 0);
  });
});

describe("measureTruePeak", () => {
  it("finds the peak between the samples of a quarter-rate sine", () => {
    const samples = createSine(SAMPLE_RATE / 4, -6, 1, Math.PI / 4);
    expect(toDecibels(Math.max(...samples.slice(100, 200)))).toBeCloseTo(-9, 1);
    expect(toDecibels(measureTruePeak(inBoth(samples)))).toBeCloseTo(-6, 0);
  });
});

describe("limit", () => {
  it("lets nothing pass the ceiling and leaves quiet sound alone", () => {
    const loud = inBoth(createSine(220, 3, 1));
    limit(loud, 0.8);
    expect(Math.max(...loud.left)).toBeLessThanOrEqual(0.8001);
    const quiet = inBoth(createSine(220, -20, 1));
    const before = quiet.left.slice();
    limit(quiet, 0.8);
    expect(quiet.left).toEqual(before);
  });
});
