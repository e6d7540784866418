import { SYNTH } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { ROUND_KIT } from "../sound/drums/drum-kit.ts";

export const blockZero: Score = {
  id: "block-zero",
  seed: 125,
  bpm: 108,
  key: { root: 50, scale: "minor" },
  chords: [0, 6, 5, 3],
  hook: {
    a: "7:2 r:2 7:1 6:1 4:2 r:2 6:2 7:4 | 6:2 r:2 6:1 5:1 3:2 r:2 4:2 6:4",
    b: "9:4 8:2 7:2 9:4 11:4 | 10:4 8:2 7:2 8:8",
    answer: "r:8 4:2 5:2 7:4 | r:8 3:2 4:2 5:4",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "none", hook: "rest", rest: ["chords"] },
    { kind: "verse", bars: 8, hook: "late" },
    { kind: "build", bars: 2 },
    { kind: "drop", bars: 6, hook: "full" },
    { kind: "break", bars: 2, drums: "light", hook: "solo", sweep: "close" },
    { kind: "drop", bars: 4, hook: "trade" },
  ],
  groove: { ...SYNTH, kick: ["x...x...x...x...", "x...x...x..xx..."], snare: ["....x.......x...", "....x.......x..o"] },
  kit: { ...ROUND_KIT, snare: { hertz: 185, noise: 0.45, seconds: 0.5 } },
  bass: { voice: "round bass", octave: -2, colour: 0.9, lines: ["0:2 r:1 0:1 0:2 7:2 0:2 r:1 0:1 7:2 6:2"] },
  chordPart: { voice: "keys", octave: 0, colour: 0.9, size: 4 },
  lead: { voice: "square", octave: 1, colour: 0.5 },
  answer: { voice: "brass", octave: 0, colour: 0.4 },
  arp: { voice: "square", octave: 1, colour: 0.1, order: [0, 1, 2, 3, 4, 3, 2, 1], every: 1 },
  ending: "ring",
  room: 0.55,
  pump: 0.6,
};
