import { describe, expect, it } from "vitest";
import type { SectionSpan } from "../arrange/composition.ts";
import { createRandom } from "../dsp/random.ts";
import { SAMPLE_RATE, type Stereo } from "../dsp/signal.ts";
import { measureArc } from "./arc.ts";
import { findWhistle, measureMud, measurePresence } from "./balance.ts";
import { measureDistance, takeFingerprint } from "./fingerprint.ts";
import { listen } from "./listening.ts";

function createSound(seconds: number, sample: (seconds: number, noise: number) => number): Stereo {
  const random = createRandom(3, "noise");
  const left = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) =>
    sample(i / SAMPLE_RATE, random() * 2 - 1),
  );
  return { left, right: left.slice() };
}

const sine = (hertz: number, seconds: number) => Math.sin(2 * Math.PI * hertz * seconds);

describe("findWhistle", () => {
  it("hears a tone in noise, and none in noise alone", () => {
    expect(findWhistle(listen(createSound(6, (_, noise) => noise * 0.2)))).toBeLessThan(3);
    const whistling = createSound(6, (seconds, noise) => noise * 0.2 + 0.02 * sine(6788, seconds));
    expect(findWhistle(listen(whistling))).toBeGreaterThan(8);
  });
});

describe("measureMud and measurePresence", () => {
  it("tell low thickness from clarity", () => {
    const noise = (_: number, one: number) => one * 0.1;
    const plain = listen(createSound(3, noise));
    const muddy = listen(createSound(3, (seconds, one) => one * 0.1 + 0.3 * sine(250, seconds)));
    const clear = listen(createSound(3, (seconds, one) => one * 0.1 + 0.3 * sine(3000, seconds)));
    expect(measureMud(muddy)).toBeGreaterThan(measureMud(plain) + 10);
    expect(measurePresence(clear)).toBeGreaterThan(measurePresence(muddy) + 5);
  });
});

describe("measureArc", () => {
  const section = (kind: SectionSpan["kind"], startSeconds: number): SectionSpan => ({
    kind,
    startSeconds,
    endSeconds: startSeconds + 4,
    bars: 2,
    key: { root: 57, scale: "minor" },
    end: "none",
    level: 0,
  });
  const sections = [section("verse", 0), section("drop", 4), section("verse", 8), section("drop", 12)];

  it("reads the step into the drop and how the second drop differs", () => {
    const loud = (seconds: number) => (seconds % 8 < 4 ? 0.1 : 0.4);
    const same = createSound(16, (seconds, noise) => noise * loud(seconds));
    const brighter = createSound(
      16,
      (seconds, noise) => noise * loud(seconds) + (seconds > 12 ? 0.5 * sine(500, seconds) : 0),
    );
    const arc = measureArc(same, listen(same), sections, 2);
    expect(arc.verseToDrop).toBeCloseTo(12, 0);
    expect(arc.dropChange).toBeLessThan(0.6);
    expect(measureArc(brighter, listen(brighter), sections, 2).dropChange).toBeGreaterThan(arc.dropChange + 0.3);
  });
});

describe("measureDistance", () => {
  it("is nothing to itself and grows with the difference in sound and tempo", () => {
    const noise = takeFingerprint(listen(createSound(4, (_, one) => one * 0.2)), 120);
    const tone = takeFingerprint(listen(createSound(4, (seconds) => 0.3 * sine(220, seconds))), 120);
    const faster = { ...noise, rhythm: noise.rhythm.map((value) => value + 1) };
    const ruler = {
      timbre: noise.timbre.map(() => 1),
      movement: [],
      harmony: noise.harmony.map(() => 1),
      rhythm: [1, 1, 1],
    };
    expect(measureDistance(noise, noise, ruler, 1)).toBe(0);
    expect(measureDistance(noise, faster, ruler, 1)).toBeGreaterThan(0);
    expect(measureDistance(noise, tone, ruler, 1)).toBeGreaterThan(measureDistance(noise, faster, ruler, 1));
  });
});
