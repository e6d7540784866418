import { SYNTH } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { ROUND_KIT } from "../sound/drums/drum-kit.ts";

export const neonUprising: Score = {
  id: "neon-uprising",
  seed: 127,
  bpm: 112,
  key: { root: 57, scale: "minor" },
  chords: [0, 5, 6, 4],
  hook: {
    a: "4:6 5:2 4:4 2:4 | 7:6 8:2 7:4 5:4",
    b: "8:6 9:2 8:4 6:4 | 9:4 8:4 6:6 r:2",
    answer: "r:10 2:2 4:2 5:2 | 7:6 r:10",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "pulse", hook: "tease", sweep: "open" },
    { kind: "verse", bars: 8, hook: "solo" },
    { kind: "build", bars: 2, end: "stop" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, hook: "rest", drums: "none" },
    { kind: "drop", bars: 4, hook: "double" },
  ],
  groove: { ...SYNTH, hats: ["x.x.x.x.x.x.x.x."], openHats: ["..x...x...x...x."] },
  kit: {
    ...ROUND_KIT,
    kick: { hertz: 52, punch: 0.6, seconds: 0.32 },
    snare: { hertz: 195, noise: 0.7, seconds: 0.45 },
  },
  bass: {
    voice: "round bass",
    octave: -2,
    colour: 0.5,
    lines: ["r:1 0:1 0:1 0:1 r:1 0:1 0:1 0:1 r:1 0:1 0:1 0:1 r:1 0:1 7:1 0:1"],
  },
  chordPart: { voice: "pad", octave: 0, colour: 0.8, size: 3, stabs: [0, 6, 12] },
  lead: { voice: "supersaw", octave: 0, colour: 1 },
  answer: { voice: "square", octave: 0, colour: 0.1 },
  arp: { voice: "pluck", octave: 1, colour: 0.6, order: [3, 2, 1, 0, 2, 1], every: 2 },
  ending: "hit",
  room: 0.85,
  pump: 0.85,
};
