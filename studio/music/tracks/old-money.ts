import { HALF_TIME } from "../score/groove.ts";
import type { Score } from "../score/score.ts";

export const oldMoney: Score = {
  id: "old-money",
  seed: 129,
  bpm: 88,
  key: { root: 55, scale: "dorian" },
  chords: [0, 3, 6, 2],
  hook: {
    a: "4:3 5:3 4:2 2:4 r:4 | 4:3 5:3 7:2 5:4 r:4",
    b: "8:3 7:3 5:2 4:4 2:4 | 3:3 4:3 2:2 0:6 r:2",
    answer: "r:6 2:2 1:4 0:4 | r:6 4:2 3:4 2:4",
  },
  sections: [
    { kind: "intro", bars: 2, drums: "none", hook: "rest" },
    { kind: "verse", bars: 6, hook: "late" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, drums: "none", hook: "solo" },
    { kind: "drop", bars: 2, hook: "trade" },
    { kind: "outro", bars: 2, drums: "half", hook: "full", sweep: "close" },
  ],
  groove: {
    ...HALF_TIME,
    kick: ["x..x......x.....", "x.....x...x..x.."],
    snare: ["....x.......x..."],
    hats: ["x.x.x.x.x.x.x.xo"],
    openHats: ["................"],
  },
  kit: {
    kick: { hertz: 55, punch: 0.2, seconds: 0.3 },
    snare: { hertz: 170, noise: 0.4, seconds: 0.2 },
    hat: { hertz: 6000, seconds: 0.04 },
    percussion: "rim",
  },
  bass: { voice: "boom", octave: -2, colour: 0, lines: ["0:5 r:1 4:2 5:2 4:2 2:4", "0:5 r:1 0:2 4:4 7:4"] },
  chordPart: { voice: "keys", octave: 0, colour: 0.2, size: 4, stabs: [0, 6, 11] },
  lead: { voice: "bell", octave: 0, colour: 0 },
  answer: { voice: "keys", octave: 1, colour: 0.6 },
  ending: "ring",
  room: 0.45,
  swing: 0.36,
  pump: 0.35,
  isDusty: true,
  mix: { hats: -2, effects: -7 },
};
