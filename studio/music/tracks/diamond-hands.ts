import { TRAP } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { HARD_KIT } from "../sound/drums/drum-kit.ts";

export const diamondHands: Score = {
  id: "diamond-hands",
  seed: 108,
  bpm: 136,
  key: { root: 59, scale: "minor" },
  chords: [0, 2, 6, 5],
  hook: {
    a: "7:2 4:2 2:2 4:2 7:4 r:4 | 9:2 6:2 4:2 6:2 9:4 r:4",
    b: "11:4 9:2 8:2 7:4 6:4 | 5:4 4:4 2:6 r:2",
    answer: "r:8 2:4 1:4 | r:8 4:4 2:4",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "none", hook: "full", rest: ["chords"] },
    { kind: "verse", bars: 8, hook: "solo", rest: ["arp"] },
    { kind: "build", bars: 2, end: "stop" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, hook: "rest", sweep: "open" },
    { kind: "drop", bars: 8, hook: "trade" },
    { kind: "outro", bars: 2, hook: "full", drums: "half" },
  ],
  groove: { ...TRAP, kick: ["x.........x.....", "x.....x...x...x."], snare: ["........x.......", "........x......o"] },
  kit: { ...HARD_KIT, hat: { hertz: 9400, seconds: 0.04 } },
  bass: { voice: "boom", octave: -2, colour: 0.2, glide: 0.4 },
  chordPart: { voice: "glass", octave: 0, colour: 0.9, size: 3 },
  lead: { voice: "bell", octave: 1, colour: 0.9 },
  answer: { voice: "whistle", octave: 1, colour: 0.2 },
  arp: { voice: "bell", octave: 1, colour: 0.1, order: [3, 2, 1, 0, 1, 2], every: 2 },
  ending: "ring",
  room: 0.95,
  mix: { chords: 1.5 },
};
