import { describe, expect, it } from "vitest";
import type { Track } from "#packs/bagz/tracks.catalog.ts";
import { checkDistances, checkMeasures, measureDistance } from "./check-rules.ts";
import type { Measures } from "./measure/measures.ts";

const TRACK: Track = {
  id: "test-tone",
  title: "Test Tone",
  file: "test-tone.mp3",
  category: "latest",
  description: "A tone.",
  durationSeconds: 64,
  isInHomePlayer: true,
  coverId: "test-tone",
};

const GOOD: Measures = {
  seconds: 64.1,
  loudness: -14.2,
  truePeak: -1.3,
  loudnessRange: 5,
  longestSilenceSeconds: 0.5,
  directCurrent: 0.0001,
  correlation: 0.8,
  beatPulse: 0.6,
  halfTimePulse: 0.7,
  barPulse: 0.7,
  onsetsPerSecond: 4,
  bands: [0, -4, -8, -16, -20],
  sections: [
    { kind: "intro", loudness: -18, centroidHertz: 1000 },
    { kind: "verse", loudness: -15, centroidHertz: 2000 },
    { kind: "drop", loudness: -12.5, centroidHertz: 4000 },
  ],
  fingerprint: [10, 20, 30],
};

const FAULTS: [string, Partial<Measures>][] = [
  ["too loud", { loudness: -13.4 }],
  ["too quiet", { loudness: -14.6 }],
  ["peaks over the ceiling", { truePeak: -0.9 }],
  ["not as long as the catalogue says", { seconds: 64.3 }],
  ["silent for too long", { longestSilenceSeconds: 1.6 }],
  ["off centre", { directCurrent: 0.002 }],
  ["flat", { loudnessRange: 1.5 }],
  ["mono", { correlation: 0.99 }],
  ["out of phase", { correlation: 0.3 }],
  ["without a beat", { beatPulse: 0.2, halfTimePulse: 0.3 }],
  ["without bass", { bands: [-3, -2, 0, -9, -12] }],
  ["dull", { bands: [0, -4, -8, -20, -27] }],
  ["without a landing drop", { sections: GOOD.sections.map((section) => ({ ...section, loudness: -14 })) }],
];

describe("checkMeasures", () => {
  it("finds nothing wrong with a good track", () => {
    expect(checkMeasures(TRACK, GOOD)).toEqual([]);
  });

  it.each(FAULTS)("names the track that is %s", (_, fault) => {
    const problems = checkMeasures(TRACK, { ...GOOD, ...fault });
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/^test-tone: /);
  });

  it.each([57, 76])("refuses a track of %i seconds", (seconds) => {
    const problems = checkMeasures({ ...TRACK, durationSeconds: seconds }, { ...GOOD, seconds });
    expect(problems).toHaveLength(1);
  });
});

describe("checkDistances", () => {
  it("names two tracks that are nearly the same", () => {
    const far = { ...GOOD, fingerprint: [40, 20, 30] };
    expect(measureDistance(GOOD, far)).toBe(30);
    const tracks = [GOOD, GOOD, far].map((measures, index) => ({ id: `track-${index}`, measures }));
    expect(checkDistances(tracks)).toEqual(["track-0 and track-1: nearly the same (distance 0.0)"]);
  });
});
