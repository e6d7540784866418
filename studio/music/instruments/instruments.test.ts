import { describe, expect, it } from "vitest";
import { createRandom } from "../dsp/random.ts";
import type { Instrument } from "./instrument.ts";
import { instruments } from "./instruments.ts";

const HELD_SECONDS = 0.4;

function play(instrument: Instrument, hertz: number): Float64Array {
  const tone = instrument.create(
    { hertz, heldSeconds: HELD_SECONDS, brightness: 0.6, colour: 0.5, velocity: 1 },
    createRandom(1, "test"),
  );
  const frames = Math.round((HELD_SECONDS + instrument.getTail(HELD_SECONDS)) * 44_100);
  return Float64Array.from({ length: frames }, (_, i) => tone(i / 44_100));
}

/** Strength of one frequency in the held part, after the attack. */
function probe(samples: Float64Array, hertz: number): number {
  const [from, to] = [4410, 17_640];
  let re = 0;
  let im = 0;
  for (let i = from; i < to; i++) {
    const window = Math.sin((Math.PI * (i - from)) / (to - from)) ** 2;
    re += (samples[i] ?? 0) * window * Math.cos((2 * Math.PI * hertz * i) / 44_100);
    im += (samples[i] ?? 0) * window * Math.sin((2 * Math.PI * hertz * i) / 44_100);
  }
  return Math.hypot(re, im);
}

describe.each(Object.entries(instruments))("the instrument %s", (_, instrument) => {
  it.each([110, 440, 740])("is in tune at %i Hz", (hertz) => {
    const samples = play(instrument, hertz);
    const cents = Array.from({ length: 41 }, (_, index) => index * 5 - 100);
    const loudest = cents.reduce((best, one) =>
      probe(samples, hertz * 2 ** (one / 1200)) > probe(samples, hertz * 2 ** (best / 1200)) ? one : best,
    );
    expect(Math.abs(loudest)).toBeLessThanOrEqual(20);
  });

  it("sounds, stays finite and ends without a click", () => {
    const samples = play(instrument, 220);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(0.05);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(4);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
  });
});
