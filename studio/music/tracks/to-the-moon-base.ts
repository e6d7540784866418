import { SYNTH } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { ROUND_KIT } from "../sound/drums/drum-kit.ts";

export const toTheMoonBase: Score = {
  id: "to-the-moon-base",
  seed: 109,
  bpm: 118,
  key: { root: 49, scale: "minor" },
  chords: [0, 0, 5, 2],
  hook: {
    a: "0:8 4:8 | 7:12 6:2 5:2",
    b: "9:8 8:4 7:4 | 11:12 r:4",
    answer: "r:4 7:1 r:1 7:1 r:1 9:1 r:1 7:1 r:5 | r:4 4:1 r:1 4:1 r:1 6:1 r:1 4:1 r:5",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "none", hook: "rest" },
    { kind: "verse", bars: 8, drums: "pulse", hook: "late" },
    { kind: "build", bars: 4 },
    { kind: "drop", bars: 8, drums: "half", hook: "full" },
    { kind: "drop", bars: 4, hook: "double" },
    { kind: "outro", bars: 2, drums: "none", hook: "rest", sweep: "close" },
  ],
  groove: { ...SYNTH, kick: ["x...x...x...x.x."], hats: ["..x...x...x...x."] },
  kit: { ...ROUND_KIT, snare: { hertz: 160, noise: 0.55, seconds: 0.5 } },
  bass: {
    voice: "round bass",
    octave: -2,
    colour: 0.6,
    lines: ["0:2 7:2 0:2 7:2 0:2 7:2 0:2 7:2", "0:2 7:2 0:2 7:2 4:2 7:2 6:2 4:2"],
  },
  chordPart: { voice: "pad", octave: 0, colour: 0.9, size: 4 },
  lead: { voice: "supersaw", octave: 1, colour: 0.9 },
  answer: { voice: "whistle", octave: 1, colour: 0.2 },
  arp: { voice: "glass", octave: 1, colour: 0.8, order: [0, 1, 2, 3, 4, 3, 2, 1], every: 1 },
  ending: "ring",
  room: 1,
  pump: 0.8,
};
