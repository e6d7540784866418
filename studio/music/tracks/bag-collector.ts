import { TRAP } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { HARD_KIT } from "../sound/drums/drum-kit.ts";

export const bagCollector: Score = {
  id: "bag-collector",
  seed: 113,
  bpm: 138,
  key: { root: 55, scale: "minor" },
  chords: [0, 0, 5, 6],
  hook: {
    a: "0:4 r:2 0:2 2:4 1:4 | 0:4 r:2 0:2 -1:4 r:4",
    b: "4:4 r:2 4:2 5:4 4:4 | 6:4 5:4 4:6 r:2",
    answer: "r:4 7:1 r:1 7:1 r:1 7:1 r:7 | r:4 6:1 r:1 6:1 r:1 4:1 r:7",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "hats", hook: "tease" },
    { kind: "verse", bars: 8, hook: "trade", rest: ["chords"] },
    { kind: "build", bars: 2, end: "stop" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, drums: "none", hook: "rest" },
    { kind: "drop", bars: 8, hook: "harmony" },
    { kind: "outro", bars: 2, rest: ["lead"] },
  ],
  groove: { ...TRAP, kick: ["x.......x.x.....", "x.x.......x...x."], hats: ["x.x.x.xxx.x.x.x."] },
  kit: { ...HARD_KIT, kick: { hertz: 44, punch: 0.6, seconds: 0.5 } },
  bass: { voice: "boom", octave: -2, colour: 0.6, glide: 0.5 },
  chordPart: { voice: "pad", octave: -1, colour: 0.2, size: 3 },
  lead: { voice: "choir", octave: 1, colour: 0.5 },
  answer: { voice: "plucked string", octave: 1, colour: 0.7 },
  ending: "low",
  room: 0.7,
  mix: { lead: 1 },
};
