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
    a: "0:3 0:1 4:4 3:2 2:2 1:4 | 2:4 1:2 0:2 -1:4 r:4",
    b: "4:3 4:1 7:4 6:2 5:2 4:4 | 5:3 4:3 3:2 4:8",
    answer: "r:8 7:2 6:2 7:4 | r:8 4:2 3:2 4:4",
  },
  sections: [
    { kind: "intro", bars: 4, hook: "tease" },
    { kind: "verse", bars: 8 },
    { kind: "build", bars: 2, end: "stop" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 4 },
    { kind: "drop", bars: 8, hook: "double" },
    { kind: "outro", bars: 2 },
  ],
  groove: TRAP,
  kit: HARD_KIT,
  bass: { voice: "boom", octave: -2, colour: 0.4, glide: 0.3 },
  chordPart: { voice: "choir", octave: 0, colour: 0.4, size: 3 },
  lead: { voice: "bell", octave: 1, colour: 0.3 },
  answer: { voice: "choir", octave: 0, colour: 0.8 },
  arp: { voice: "pluck", octave: 1, colour: 0.3, order: [0, 1, 2, 1, 3, 2, 1, 2], every: 2 },
  ending: "hit",
  room: 0.7,
};
