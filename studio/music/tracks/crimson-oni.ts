import { PHONK } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { HARD_KIT } from "../sound/drums/drum-kit.ts";

export const crimsonOni: Score = {
  id: "crimson-oni",
  seed: 115,
  bpm: 160,
  key: { root: 53, scale: "phrygian" },
  chords: [0, 1, 0, 6],
  hook: {
    a: "7:2 8:2 7:2 4:2 5:2 4:2 1:2 0:2 | 1:2 1:2 r:2 1:2 3:2 1:2 0:4",
    b: "11:2 12:2 11:2 8:2 7:4 r:4 | 6:2 7:2 8:2 7:2 5:4 4:4",
    answer: "0:1 0:1 r:2 0:1 0:1 r:2 1:4 0:4 | 0:1 0:1 r:2 3:1 3:1 r:2 1:8",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "none", hook: "solo", rest: ["chords"] },
    { kind: "verse", bars: 8, hook: "solo" },
    { kind: "build", bars: 4, end: "tape" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 4, drums: "half", hook: "solo" },
    { kind: "drop", bars: 8, hook: "double" },
    { kind: "outro", bars: 4, hook: "solo", drums: "half" },
  ],
  groove: { ...PHONK, kick: ["x..x..x..x..x.x.", "x..x..x...xxx.x."], percussion: ["x.....x....x...."], fill: "kicks" },
  kit: { ...HARD_KIT, kick: { hertz: 55, punch: 1, seconds: 0.34 }, percussion: "taiko" },
  bass: { voice: "boom", octave: -2, colour: 1, glide: 0.15 },
  chordPart: { voice: "choir", octave: -1, colour: 0.3, size: 3, stabs: [0, 8] },
  lead: { voice: "cowbell", octave: 1, colour: 1 },
  answer: { voice: "plucked string", octave: 1, colour: 0.9 },
  ending: "hit",
  room: 0.5,
  mix: { bass: 1, kick: 1 },
};
