import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Score } from "../arrange/score.ts";
import { villainEra } from "../scores/villain-era.ts";
import { mixScore } from "./mix.ts";

const SHORT: Score = {
  ...villainEra,
  sections: [
    { kind: "hook", bars: 1, drums: "none", lead: "a" },
    { kind: "drop", bars: 1, lead: "a", voice: "v", end: "tape" },
    { kind: "outro", bars: 1, sweep: "close" },
  ],
};

function hash(samples: Float32Array): string {
  return createHash("sha256").update(Buffer.from(samples.buffer)).digest("hex");
}

describe("mixScore", () => {
  const { mix, composition, harmonyShare } = mixScore(SHORT);

  it("makes the same samples twice", () => {
    expect(hash(mixScore(SHORT).mix.left)).toBe(hash(mix.left));
  });

  it("has finite samples, two different sides, and fades to nothing", () => {
    expect(mix.left.every(Number.isFinite)).toBe(true);
    expect(hash(mix.left)).not.toBe(hash(mix.right));
    expect(Math.abs(mix.left.at(-1) ?? 1)).toBeLessThan(1e-4);
    expect(mix.left.length).toBe(Math.round(composition.totalSeconds * 44_100));
  });

  it("says what share of the drop's presence belongs to the harmony", () => {
    expect(harmonyShare).toBeGreaterThan(0);
    expect(harmonyShare).toBeLessThan(1);
  });
});
