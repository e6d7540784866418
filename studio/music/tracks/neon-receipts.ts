import { SYNTH } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { ROUND_KIT } from "../sound/drums/drum-kit.ts";

export const neonReceipts: Score = {
  id: "neon-receipts",
  seed: 105,
  bpm: 112,
  key: { root: 50, scale: "minor" },
  chords: [0, 5, 2, 6],
  hook: {
    a: "4:4 2:2 4:2 5:4 4:4 | 7:6 6:2 4:8",
    b: "9:4 8:2 7:2 8:4 6:4 | 7:4 6:2 5:2 4:8",
    answer: "r:8 2:2 4:2 5:2 7:2 | 6:8 r:8",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "pulse", hook: "rest" },
    { kind: "verse", bars: 8, hook: "late" },
    { kind: "build", bars: 2 },
    { kind: "drop", bars: 6, hook: "full" },
    { kind: "break", bars: 2, sweep: "open", hook: "solo" },
    { kind: "drop", bars: 4, hook: "double" },
    { kind: "outro", bars: 2 },
  ],
  groove: SYNTH,
  kit: { ...ROUND_KIT, snare: { hertz: 170, noise: 0.6, seconds: 0.42 } },
  bass: {
    voice: "round bass",
    octave: -2,
    colour: 0.7,
    lines: ["0:1 0:1 7:1 0:1 0:1 0:1 7:1 0:1 0:1 0:1 7:1 0:1 0:1 7:1 0:1 7:1"],
  },
  chordPart: { voice: "pad", octave: 0, colour: 0.7, size: 3, stabs: [0, 3, 6, 10, 12] },
  lead: { voice: "supersaw", octave: 1, colour: 0.6 },
  answer: { voice: "square", octave: 1, colour: 0.5 },
  arp: { voice: "square", octave: 1, colour: 0.9, order: [0, 1, 2, 3], every: 2 },
  ending: "hit",
  room: 0.6,
  pump: 0.8,
};
