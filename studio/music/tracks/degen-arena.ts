import { DNB } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { HARD_KIT } from "../sound/drums/drum-kit.ts";

export const degenArena: Score = {
  id: "degen-arena",
  seed: 110,
  bpm: 174,
  key: { root: 52, scale: "minor" },
  chords: [0, 0, 5, 3],
  hook: {
    a: "0:2 0:2 7:4 6:2 4:2 5:4 | 0:2 0:2 7:4 8:2 7:2 4:4",
    b: "9:4 7:2 8:2 9:4 7:4 | 5:2 4:2 2:4 3:4 r:4",
    answer: "7:2 r:2 7:2 r:2 6:4 4:4 | 5:2 r:2 5:2 r:2 4:8",
  },
  sections: [
    { kind: "intro", bars: 8, hook: "rest", sweep: "open" },
    { kind: "verse", bars: 8, drums: "half", hook: "late" },
    { kind: "build", bars: 4, end: "stutter" },
    { kind: "drop", bars: 16, hook: "full" },
    { kind: "break", bars: 2, hook: "solo", end: "stop" },
    { kind: "drop", bars: 4, hook: "double" },
    { kind: "outro", bars: 2, rest: ["lead", "answer"] },
  ],
  groove: { ...DNB, ghosts: [".......o.o.....o", "..o....o.o.o...."] },
  kit: {
    ...HARD_KIT,
    kick: { hertz: 54, punch: 0.9, seconds: 0.26 },
    snare: { hertz: 215, noise: 0.65, seconds: 0.2 },
  },
  bass: { voice: "reese", octave: -2, colour: 0.9, lines: ["0:10 0:2 7:4", "0:6 2:4 4:6"] },
  chordPart: { voice: "pad", octave: 0, colour: 0.4, size: 3, stabs: [0, 6, 11] },
  lead: { voice: "mono", octave: 1, colour: 0.6 },
  answer: { voice: "bell", octave: 1, colour: 0.3 },
  arp: { voice: "pluck", octave: 1, colour: 0.4, order: [0, 3, 1, 3, 2, 3], every: 1 },
  ending: "hit",
  room: 0.35,
  pump: 0.6,
};
