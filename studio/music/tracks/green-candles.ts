import { TECHNO } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { CLUB_KIT } from "../sound/drums/drum-kit.ts";

export const greenCandles: Score = {
  id: "green-candles",
  seed: 107,
  bpm: 128,
  key: { root: 52, scale: "dorian" },
  chords: [0, 0, 3, 3],
  hook: {
    a: "0:3 2:3 4:2 0:3 2:3 5:2 | 0:3 2:3 6:2 0:3 2:3 7:2",
    b: "5:3 6:3 7:2 8:3 7:3 5:2 | 7:3 8:3 9:2 11:8",
    answer: "r:4 7:2 r:2 7:2 6:2 4:4 | r:4 7:2 r:2 7:2 8:2 9:4",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "pulse", hook: "rest" },
    { kind: "verse", bars: 8, hook: "late" },
    { kind: "build", bars: 4, sweep: "open", hook: "full" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, hook: "rest" },
    { kind: "drop", bars: 4, hook: "double", lift: 2 },
    { kind: "outro", bars: 2, lift: 2 },
  ],
  groove: { ...TECHNO, percussion: ["...x..x...x..x.."] },
  kit: CLUB_KIT,
  bass: {
    voice: "acid",
    octave: -2,
    colour: 0.5,
    glide: 0.2,
    lines: ["0:1 0:1 7:1 0:1 0:1 4:1 0:1 6:1 0:1 0:1 7:1 0:1 2:1 0:1 4:1 7:1"],
  },
  chordPart: { voice: "organ", octave: 0, colour: 0.6, size: 4, stabs: [2, 5, 10, 13] },
  lead: { voice: "pluck", octave: 1, colour: 0.9 },
  answer: { voice: "bell", octave: 1, colour: 0.05 },
  ending: "hit",
  room: 0.5,
  pump: 0.85,
};
