import { PHONK } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { HARD_KIT } from "../sound/drums/drum-kit.ts";

export const zipItStackItOwnIt: Score = {
  id: "zip-it-stack-it-own-it",
  seed: 102,
  bpm: 132,
  key: { root: 53, scale: "phrygian" },
  chords: [0, 0, 1, 0],
  hook: {
    a: "0:2 0:1 1:1 0:2 r:2 3:2 2:2 1:2 r:2 | 0:2 0:1 1:1 0:2 r:2 4:2 3:2 1:2 0:2",
    b: "7:2 7:1 8:1 7:2 r:2 4:2 5:2 4:2 3:2 | 1:2 1:1 3:1 1:2 r:2 0:6 r:2",
    answer: "0:2 0:4 r:2 2:2 2:4 r:2 | 4:2 4:4 r:2 7:6 r:2",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "none", hook: "full", rest: ["chords"] },
    { kind: "verse", bars: 8, hook: "trade" },
    { kind: "build", bars: 2, end: "tape" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, drums: "half", hook: "solo" },
    { kind: "drop", bars: 8, hook: "trade" },
    { kind: "outro", bars: 2 },
  ],
  groove: PHONK,
  kit: { ...HARD_KIT, kick: { hertz: 52, punch: 1, seconds: 0.4 } },
  bass: { voice: "boom", octave: -2, colour: 0.9, glide: 0.2 },
  chordPart: { voice: "choir", octave: 0, colour: 0.2, size: 3, stabs: [0, 6] },
  lead: { voice: "cowbell", octave: 1, colour: 0.6 },
  answer: { voice: "brass", octave: 0, colour: 0.8 },
  ending: "hit",
  room: 0.35,
  mix: { bass: 1, kick: 1 },
};
