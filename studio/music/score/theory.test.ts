import { describe, expect, it } from "vitest";
import { isInScale, type Key, nameKey, pitchAt, snapToChord, stackThirds, toHertz, voiceChord } from "./theory.ts";

const A_MINOR: Key = { root: 57, scale: "minor" };

describe("pitchAt", () => {
  it.each([
    [0, 57],
    [2, 60],
    [7, 69],
    [-1, 55],
    [-7, 45],
    [9, 72],
  ])("puts degree %i of A minor on note %i", (degree, pitch) => {
    expect(pitchAt(A_MINOR, degree)).toBe(pitch);
  });

  it("raises the seventh step of harmonic minor", () => {
    expect(pitchAt({ root: 57, scale: "harmonic minor" }, 6)).toBe(68);
  });
});

describe("isInScale", () => {
  it("accepts each degree in each octave and nothing between", () => {
    const inside = new Set(Array.from({ length: 7 }, (_, degree) => pitchAt(A_MINOR, degree) % 12));
    for (let pitch = 20; pitch < 100; pitch++) expect(isInScale(A_MINOR, pitch)).toBe(inside.has(pitch % 12));
  });
});

describe("toHertz", () => {
  it("doubles with each octave from 440", () => {
    expect(toHertz(69)).toBe(440);
    expect(toHertz(81)).toBe(880);
    expect(toHertz(60)).toBeCloseTo(261.63, 2);
  });
});

describe("snapToChord", () => {
  it.each([
    [0, 0, 0],
    [1, 0, 0],
    [3, 0, 2],
    [6, 0, 7],
    [8, 3, 7],
    [9, 3, 10],
  ])("brings degree %i over chord %i to degree %i", (degree, chord, snapped) => {
    expect(snapToChord(degree, chord)).toBe(snapped);
  });
});

describe("voiceChord", () => {
  const chord = (degree: number) => stackThirds(degree, 3).map((one) => pitchAt(A_MINOR, one));

  it("keeps the chord's notes and only changes their octave", () => {
    const classes = (pitches: number[]) => pitches.map((pitch) => pitch % 12).sort();
    expect(classes(voiceChord(chord(3), undefined, 60))).toEqual(classes(chord(3)));
  });

  it("moves each voice by at most a fourth between any two chords", () => {
    for (const from of [0, 1, 2, 3, 4, 5, 6]) {
      const before = voiceChord(chord(from), undefined, 60);
      for (const to of [0, 1, 2, 3, 4, 5, 6]) {
        const after = voiceChord(chord(to), before, 60);
        for (const [voice, pitch] of after.entries())
          expect(Math.abs(pitch - (before[voice] ?? 0))).toBeLessThanOrEqual(5);
      }
    }
  });
});

describe("nameKey", () => {
  it("reads as musicians say it", () => {
    expect(nameKey({ root: 54, scale: "harmonic minor" })).toBe("F# harmonic minor");
  });
});
