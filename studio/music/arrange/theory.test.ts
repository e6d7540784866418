import { describe, expect, it } from "vitest";
import { fitToChord, isInScale, type Key, nameKey, pitchAt, readChord, toHertz, voiceChord } from "./theory.ts";

const A_MINOR: Key = { root: 57, scale: "minor" };

describe("pitchAt", () => {
  it.each([
    [0, 57],
    [2, 60],
    [7, 69],
    [-1, 55],
  ])("puts degree %i of A minor at %i", (degree, pitch) => {
    expect(pitchAt(A_MINOR, degree)).toBe(pitch);
  });

  it("stays in its own scale", () => {
    for (let degree = -14; degree < 15; degree++) expect(isInScale(A_MINOR, pitchAt(A_MINOR, degree))).toBe(true);
  });
});

describe("toHertz and nameKey", () => {
  it("tune to 440 and name the key", () => {
    expect(toHertz(69)).toBe(440);
    expect(toHertz(57)).toBe(220);
    expect(nameKey(A_MINOR)).toBe("A minor");
  });
});

describe("readChord", () => {
  it.each([
    ["i", 0, [0, 3, 7]],
    ["VI", 8, [0, 4, 7]],
    ["bII", 1, [0, 4, 7]],
    ["V7", 7, [0, 4, 7, 10]],
    ["IIImaj9", 3, [0, 4, 7, 11, 14]],
    ["iidim", 2, [0, 3, 6]],
    ["VIIsus", 10, [0, 5, 7]],
  ] as const)("reads %s in a minor key", (name, root, tones) => {
    expect(readChord(name, "minor")).toEqual({ name, root, tones });
  });

  it("counts in the major scale where the key is major", () => {
    expect(readChord("vi", "major").root).toBe(9);
    expect(readChord("bVII", "mixolydian").root).toBe(10);
  });

  it("refuses what is no chord", () => {
    expect(() => readChord("X", "minor")).toThrow('"X" is no chord');
  });
});

describe("fitToChord", () => {
  const dominant = readChord("V", "minor");

  it("leaves tones of the chord alone", () => {
    expect(fitToChord(A_MINOR, dominant, 64, true)).toBe(64);
  });

  it("sharpens the seventh step under the dominant, strong or not", () => {
    expect(fitToChord(A_MINOR, dominant, 67, false)).toBe(68);
  });

  it("moves other notes to the chord on strong beats only", () => {
    expect(fitToChord(A_MINOR, readChord("i", "minor"), 62, true)).not.toBe(62);
    expect(fitToChord(A_MINOR, readChord("i", "minor"), 62, false)).toBe(62);
  });
});

describe("voiceChord", () => {
  it("keeps common tones where they are", () => {
    const first = voiceChord([57, 60, 64], undefined, 59);
    const second = voiceChord([53, 57, 60], first, 59);
    const moved = second.reduce((sum, pitch, index) => sum + Math.abs(pitch - (first[index] ?? 0)), 0);
    expect(moved).toBeLessThanOrEqual(2);
  });
});
