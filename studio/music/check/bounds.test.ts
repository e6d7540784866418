import { describe, expect, it } from "vitest";
import type { Track } from "#pack/tracks.catalog.ts";
import {
  describeFinding,
  findInFiles,
  findInRadio,
  findInScores,
  type Heard,
  isKept,
  type Ruler,
  type Written,
} from "./bounds.ts";
import type { Fingerprint } from "./fingerprint.ts";

const CATEGORIES = ["latest", "crypto", "villain", "revolution", "classic"] as const;
const flat = (value: number): Fingerprint => ({
  timbre: [value],
  movement: [value],
  harmony: [value],
  rhythm: [value],
});
const RULER: Ruler = { unit: 1, ruler: flat(1) };

/** Thirty tracks that keep every bound: five groups far from each other, six neighbours in each. */
function createTracks(): (Heard & Written)[] {
  return Array.from({ length: 30 }, (_, index): Heard & Written => {
    const group = Math.floor(index / 6);
    const seconds = index % 2 === 0 ? 80 : 110;
    const track = { id: `track-${index}`, category: CATEGORIES[group], durationSeconds: seconds } as Track;
    return {
      track,
      measures: {
        seconds,
        loudness: -14,
        truePeak: -1.5,
        whistle: 2,
        mud: 1,
        presence: -12,
        loudnessRange: 7,
        verseToDrop: index % 2 === 0 ? 2 : 4,
        dropChange: 4,
        longestSilenceSeconds: 0.2,
        directCurrent: 0,
        waveform: "",
        correlation: 0.8,
        fingerprint: flat(group * 40 + (index % 6)),
      },
      score: {
        seconds,
        phrases: 12,
        commonestRhythm: 0.3,
        loops: 3,
        chords: 6,
        melodyAtSeconds: 1,
        hookAtSeconds: 5,
        form: `form ${index % 10}`,
        hasFeel: true,
        hasVoice: true,
      },
      figures: { harmonyShare: 0.3, codecDecibels: 16 },
    };
  });
}

function listBroken(change: (heard: Heard & Written, index: number) => void): string[] {
  const tracks = createTracks();
  for (const [index, heard] of tracks.entries()) change(heard, index);
  return [...findInScores(tracks), ...findInFiles(tracks), ...findInRadio(tracks, RULER)]
    .filter((finding) => !isKept(finding))
    .map(({ name }) => name);
}

describe("the bounds", () => {
  it("finds nothing to blame in thirty good tracks", () => {
    expect(listBroken(() => undefined)).toEqual([]);
  });

  it.each<[string, (heard: Heard & Written, index: number) => void]>([
    ["steady tone", ({ measures }, index) => Object.assign(measures, index === 3 ? { whistle: 4.1 } : {})],
    ["loudness off", ({ measures }, index) => Object.assign(measures, index === 3 ? { loudness: -13.4 } : {})],
    ["true peak", ({ measures }, index) => Object.assign(measures, index === 3 ? { truePeak: -0.9 } : {})],
    [
      "longest",
      ({ measures, track }, index) => {
        if (index !== 3) return;
        Object.assign(measures, { seconds: 151 });
        Object.assign(track, { durationSeconds: 151 });
      },
    ],
    [
      "length against the catalogue",
      ({ track }, index) => Object.assign(track, index === 3 ? { durationSeconds: 60 } : {}),
    ],
    ["phrases", ({ score }, index) => Object.assign(score, index === 3 ? { phrases: 5 } : {})],
    [
      "share of the commonest rhythm",
      ({ score }, index) => Object.assign(score, index === 3 ? { commonestRhythm: 0.5 } : {}),
    ],
    ["chord loops", ({ score }, index) => Object.assign(score, index === 3 ? { loops: 1 } : {})],
    ["chords", ({ score }, index) => Object.assign(score, index === 3 ? { chords: 4 } : {})],
    ["mean third at 250 Hz", ({ measures }) => Object.assign(measures, { mud: 3.9 })],
    ["mean of 2 to 6 kHz", ({ measures }) => Object.assign(measures, { presence: -14.1 })],
    ["mean share of chords", ({ figures }) => Object.assign(figures, { harmonyShare: 0.19 })],
    ["mean change from drop 1", ({ measures }) => Object.assign(measures, { dropChange: 2.9 })],
    ["spread of the step", ({ measures }) => Object.assign(measures, { verseToDrop: 2 })],
    ["mean loudness range", ({ measures }) => Object.assign(measures, { loudnessRange: 5.9 })],
    ["tracks with a melody", ({ score }, index) => Object.assign(score, index < 7 ? { melodyAtSeconds: 5 } : {})],
    ["tracks with a drop or hook", ({ score }, index) => Object.assign(score, index < 11 ? { hookAtSeconds: 17 } : {})],
    ["forms", ({ score }, index) => Object.assign(score, { form: `form ${index % 7}` })],
    ["tracks of the commonest form", ({ score }, index) => Object.assign(score, index < 6 ? { form: "form 0" } : {})],
    ["tracks with a feel", ({ score }, index) => Object.assign(score, index < 11 ? { hasFeel: false } : {})],
    ["tracks with a voice", ({ score }, index) => Object.assign(score, index < 19 ? { hasVoice: false } : {})],
    ["mean signal over the codec", ({ figures }) => Object.assign(figures, { codecDecibels: 14.9 })],
    [
      "distance of the nearest pair",
      ({ measures }, index) => Object.assign(measures, index === 1 ? { fingerprint: flat(0.1) } : {}),
    ],
    [
      "distance within a category",
      ({ measures }, index) => Object.assign(measures, { fingerprint: flat((index % 6) * 40 + index) }),
    ],
  ])("blames the %s", (name, change) => {
    expect(listBroken(change).some((broken) => broken.startsWith(name))).toBe(true);
  });

  it("names who is furthest out, with the figure and its bound", () => {
    const tracks = createTracks();
    Object.assign(tracks[4]?.measures ?? {}, { whistle: 9.5 });
    const finding = findInFiles(tracks).find(({ name }) => name.startsWith("steady tone"));
    expect(finding && describeFinding(finding)).toBe(
      "FAIL steady tone between 5.5 and 9 kHz over its neighbours, dB: 9.5, at most 4 (track-4)",
    );
  });
});
