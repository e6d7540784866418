import { TRAP } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { HARD_KIT } from "../sound/drums/drum-kit.ts";

export const villainEra: Score = {
  id: "villain-era",
  seed: 101,
  bpm: 140,
  key: { root: 54, scale: "harmonic minor" },
  chords: [0, 5, 3, 4],
  hook: {
    a: "4:6 3:2 2:4 0:4 | 5:6 4:2 2:6 r:2",
    b: "7:3 7:1 6:4 4:4 3:4 | 4:3 5:3 6:2 7:6 r:2",
    answer: "r:8 7:3 8:3 9:2 | 8:4 7:4 6:6 r:2",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "none", hook: "solo" },
    { kind: "verse", bars: 8, hook: "late" },
    { kind: "build", bars: 4, end: "stop" },
    { kind: "drop", bars: 8 },
    { kind: "break", bars: 2, hook: "rest", sweep: "close" },
    { kind: "drop", bars: 8, hook: "double" },
    { kind: "outro", bars: 2, rest: ["hats"] },
  ],
  groove: { ...TRAP, kick: ["x.....x...x.....", "x..x......x..xx."] },
  kit: HARD_KIT,
  bass: { voice: "boom", octave: -2, colour: 0.35, glide: 0.25 },
  chordPart: { voice: "choir", octave: 0, colour: 0.35, size: 3 },
  lead: { voice: "bell", octave: 1, colour: 0.3 },
  answer: { voice: "choir", octave: 1, colour: 0.9 },
  arp: { voice: "pluck", octave: 1, colour: 0.3, order: [0, 1, 2, 1, 3, 2, 1, 2], every: 2 },
  ending: "hit",
  room: 0.75,
};
