import { TRAP } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { HARD_KIT } from "../sound/drums/drum-kit.ts";

export const reaperMode: Score = {
  id: "reaper-mode",
  seed: 106,
  bpm: 150,
  key: { root: 55, scale: "harmonic minor" },
  chords: [0, 0, 5, 4],
  hook: {
    a: "0:2 2:2 4:2 7:2 6:4 7:4 | 0:2 2:2 4:2 7:2 8:4 6:4",
    b: "9:3 8:3 7:2 6:4 4:4 | 7:2 6:2 5:2 4:2 6:8",
    answer: "7:1 7:1 r:2 7:1 7:1 r:2 8:4 7:4 | 6:1 6:1 r:2 6:1 6:1 r:2 4:8",
  },
  sections: [
    { kind: "intro", bars: 4, hook: "tease", drums: "none" },
    { kind: "verse", bars: 8, drums: "half", hook: "late" },
    { kind: "build", bars: 4, end: "tape" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 4, drums: "half", hook: "solo", end: "stop" },
    { kind: "drop", bars: 8, hook: "harmony" },
    { kind: "outro", bars: 2 },
  ],
  groove: { ...TRAP, kick: ["x..x..x...x..x..", "x..x..x.x.x.x.x."], fill: "kicks" },
  kit: { ...HARD_KIT, kick: { hertz: 50, punch: 0.95, seconds: 0.36 }, percussion: "anvil" },
  bass: { voice: "boom", octave: -2, colour: 0.8, glide: 0.35 },
  chordPart: { voice: "brass", octave: 0, colour: 0.4, size: 3, stabs: [0, 3, 10] },
  lead: { voice: "mono", octave: 1, colour: 0.8 },
  answer: { voice: "choir", octave: 0, colour: 0.6 },
  ending: "hit",
  room: 0.4,
  mix: { chords: 1 },
};
