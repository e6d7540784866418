import { SYNTH } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { ROUND_KIT } from "../sound/drums/drum-kit.ts";

export const genesisPool: Score = {
  id: "genesis-pool",
  seed: 103,
  bpm: 124,
  key: { root: 57, scale: "minor" },
  chords: [5, 6, 0, 2],
  hook: {
    a: "7:3 7:3 9:2 8:2 7:2 5:4 | 6:3 6:3 8:2 9:4 8:4",
    b: "9:3 9:3 11:2 9:4 8:2 7:2 | 8:3 8:3 9:2 8:6 r:2",
    answer: "r:4 4:2 5:2 7:8 | r:4 6:2 7:2 9:8",
  },
  sections: [
    { kind: "intro", bars: 4, hook: "rest", sweep: "open" },
    { kind: "verse", bars: 8, hook: "late" },
    { kind: "build", bars: 2 },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, hook: "solo" },
    { kind: "drop", bars: 4, hook: "harmony", lift: 2 },
    { kind: "outro", bars: 2, lift: 2 },
  ],
  groove: { ...SYNTH, hats: ["x.o.x.o.x.o.x.oo"], percussion: ["...x..x....x..x."] },
  kit: ROUND_KIT,
  bass: { voice: "round bass", octave: -2, colour: 0.4, lines: ["0:2 0:2 7:2 0:2 0:2 0:2 7:2 4:2"] },
  chordPart: { voice: "pad", octave: 0, colour: 0.6, size: 3 },
  lead: { voice: "pluck", octave: 1, colour: 0.7 },
  answer: { voice: "glass", octave: 1, colour: 0.8 },
  arp: { voice: "pluck", octave: 1, colour: 0.2, order: [0, 2, 1, 3, 2, 1], every: 1 },
  ending: "ring",
  room: 0.8,
  pump: 0.8,
};
