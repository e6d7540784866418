import { TECHNO } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { CLUB_KIT } from "../sound/drums/drum-kit.ts";

export const acidLedger: Score = {
  id: "acid-ledger",
  seed: 128,
  bpm: 128,
  key: { root: 50, scale: "dorian" },
  chords: [0, 0, 0, 3],
  hook: {
    a: "r:4 7:1 r:1 7:1 r:1 6:2 r:2 4:2 r:2 | r:4 7:1 r:1 7:1 r:1 8:2 r:2 9:2 r:2",
    b: "r:4 11:1 r:1 11:1 r:1 10:2 r:2 9:2 r:2 | r:4 9:1 r:1 8:1 r:1 7:6 r:2",
    answer: "r:8 2:1 r:1 2:1 r:1 4:4 | r:8 5:1 r:1 4:1 r:1 2:4",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "pulse", hook: "rest", rest: ["chords"] },
    { kind: "verse", bars: 8, hook: "rest", rest: ["chords"] },
    { kind: "build", bars: 4, sweep: "open" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, drums: "light", hook: "rest", rest: ["chords", "kick"], sweep: "close" },
    { kind: "drop", bars: 4, hook: "trade" },
    { kind: "outro", bars: 2, rest: ["lead", "answer", "chords"] },
  ],
  groove: { ...TECHNO, snare: ["....x.......x...", "....x.......x.x."], hats: ["xoxoxoxoxoxoxoxo"] },
  kit: { ...CLUB_KIT, kick: { hertz: 49, punch: 0.8, seconds: 0.3 } },
  bass: {
    voice: "acid",
    octave: -2,
    colour: 1,
    glide: 0.4,
    lines: [
      "0:1 7:1 0:1 0:1 9:1 0:1 7:1 0:1 0:1 11:1 0:1 7:1 0:1 2:1 6:1 7:1",
      "0:1 7:1 0:1 0:1 9:1 0:1 7:1 0:1 14:1 13:1 11:1 9:1 7:1 6:1 4:1 2:1",
    ],
  },
  chordPart: { voice: "pad", octave: 0, colour: 1, size: 4, stabs: [2, 10] },
  lead: { voice: "pluck", octave: 1, colour: 0.1 },
  answer: { voice: "organ", octave: 1, colour: 0.9 },
  ending: "low",
  room: 0.4,
  pump: 0.85,
  mix: { bass: 2, lead: -1 },
};
