import { DNB } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { CLUB_KIT } from "../sound/drums/drum-kit.ts";

export const chaosCollective: Score = {
  id: "chaos-collective",
  seed: 122,
  bpm: 168,
  key: { root: 55, scale: "minor" },
  chords: [0, 2, 5, 4],
  hook: {
    a: "4:1 4:1 5:2 4:2 2:2 0:2 2:2 4:4 | 6:1 6:1 7:2 6:2 4:2 2:2 4:2 6:4",
    b: "9:1 9:1 10:2 9:2 7:2 5:2 7:2 9:4 | 8:1 8:1 9:2 8:2 6:2 4:8",
    answer: "r:2 7:2 r:2 7:2 r:2 7:2 6:2 5:2 | r:2 4:2 r:2 4:2 r:2 4:2 5:2 6:2",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "light", hook: "rest", rest: ["chords", "bass"] },
    { kind: "verse", bars: 8, hook: "trade" },
    { kind: "build", bars: 4, end: "tape" },
    { kind: "drop", bars: 12, hook: "full" },
    { kind: "break", bars: 4, drums: "half", hook: "solo", end: "stutter" },
    { kind: "drop", bars: 8, hook: "trade" },
    { kind: "outro", bars: 2 },
  ],
  groove: {
    ...DNB,
    kick: ["x..x......x.....", "x.....x...x..x.."],
    snare: ["....x.......x...", "....x....x..x..."],
    hats: ["xxx.xxx.xxx.xxx."],
  },
  kit: { ...CLUB_KIT, kick: { hertz: 56, punch: 0.8, seconds: 0.22 }, percussion: "anvil" },
  bass: { voice: "reese", octave: -2, colour: 1, lines: ["0:3 0:3 0:4 7:2 0:4", "0:3 0:3 4:4 2:2 1:4"] },
  chordPart: { voice: "organ", octave: 0, colour: 0.9, size: 3, stabs: [0, 3, 6, 9, 12] },
  lead: { voice: "pluck", octave: 1, colour: 1 },
  answer: { voice: "brass", octave: 0, colour: 1 },
  ending: "hit",
  room: 0.45,
  pump: 0.5,
};
