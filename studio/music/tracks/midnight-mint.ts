import { DRILL } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { HARD_KIT } from "../sound/drums/drum-kit.ts";

export const midnightMint: Score = {
  id: "midnight-mint",
  seed: 104,
  bpm: 144,
  key: { root: 48, scale: "minor" },
  chords: [0, 0, 5, 4],
  hook: {
    a: "7:1 r:2 7:1 r:2 8:2 7:2 4:2 r:4 | 7:1 r:2 7:1 r:2 9:2 8:2 7:2 r:4",
    b: "11:1 r:2 11:1 r:2 9:2 8:4 r:4 | 8:3 7:3 5:2 4:6 r:2",
    answer: "r:6 4:1 r:1 5:2 4:2 r:4 | r:6 2:1 r:1 3:2 2:2 r:4",
  },
  sections: [
    { kind: "intro", bars: 4, hook: "tease", rest: ["arp"] },
    { kind: "verse", bars: 8, drums: "half", hook: "late" },
    { kind: "build", bars: 2, end: "stutter" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 4, drums: "hats", hook: "solo", end: "stop" },
    { kind: "drop", bars: 8, hook: "trade" },
    { kind: "outro", bars: 2 },
  ],
  groove: { ...DRILL, percussion: ["x...x...x...x..."] },
  kit: { ...HARD_KIT, percussion: "clave" },
  bass: { voice: "boom", octave: -1, colour: 0.5, glide: 0.6 },
  chordPart: { voice: "glass", octave: 0, colour: 0.4, size: 3 },
  lead: { voice: "bell", octave: 1, colour: 0.5 },
  answer: { voice: "plucked string", octave: 1, colour: 0.4 },
  arp: { voice: "bell", octave: 2, colour: 0.1, order: [2, -1, -1, 1, -1, -1, 0, -1], every: 2 },
  ending: "low",
  room: 0.6,
};
