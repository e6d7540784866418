import { TECHNO } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { CLUB_KIT } from "../sound/drums/drum-kit.ts";

export const liquidityLock: Score = {
  id: "liquidity-lock",
  seed: 111,
  bpm: 126,
  key: { root: 57, scale: "phrygian" },
  chords: [0, 0, 0, 1],
  hook: {
    a: "0:1 r:1 0:1 r:3 1:2 r:8 | 0:1 r:1 0:1 r:3 3:2 1:2 r:6",
    b: "4:1 r:1 4:1 r:3 5:2 r:4 4:2 r:2 | 3:1 r:1 3:1 r:3 1:2 0:4 r:4",
    answer: "r:8 7:4 8:4 | r:8 7:2 5:2 4:4",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "pulse", hook: "rest", rest: ["chords"] },
    { kind: "verse", bars: 8, hook: "late", rest: ["chords"] },
    { kind: "build", bars: 4, sweep: "close", end: "stop" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, drums: "hats", hook: "solo" },
    { kind: "drop", bars: 4, hook: "trade" },
    { kind: "outro", bars: 2 },
  ],
  groove: { ...TECHNO, kick: ["x...x...x...x...", "x...x...x...x..x"], percussion: ["..x..x..x..x..x."] },
  kit: { ...CLUB_KIT, percussion: "rim" },
  bass: {
    voice: "acid",
    octave: -2,
    colour: 0.9,
    glide: 0.3,
    lines: [
      "0:1 0:1 0:1 1:1 0:1 0:1 7:1 0:1 0:1 3:1 0:1 1:1 0:1 7:1 1:1 0:1",
      "0:1 0:1 0:1 1:1 0:1 0:1 7:1 0:1 0:1 3:1 0:1 1:1 5:1 4:1 3:1 1:1",
    ],
  },
  chordPart: { voice: "pad", octave: 0, colour: 0.8, size: 3, stabs: [3, 11] },
  lead: { voice: "brass", octave: 0, colour: 0.9 },
  answer: { voice: "bell", octave: 1, colour: 0.9 },
  ending: "low",
  room: 0.45,
  pump: 0.85,
};
