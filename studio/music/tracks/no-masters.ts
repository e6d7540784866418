import { PHONK } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { HARD_KIT } from "../sound/drums/drum-kit.ts";

export const noMasters: Score = {
  id: "no-masters",
  seed: 124,
  bpm: 134,
  key: { root: 48, scale: "phrygian" },
  chords: [0, 0, 6, 1],
  hook: {
    a: "7:2 r:1 7:1 8:2 7:2 5:2 4:2 r:4 | 7:2 r:1 7:1 8:2 10:2 8:2 7:2 r:4",
    b: "4:2 r:1 4:1 5:2 4:2 3:2 1:2 r:4 | 0:2 r:1 1:1 3:2 4:2 5:2 6:2 r:4",
    answer: "0:1 r:1 0:1 r:1 0:2 r:2 1:4 r:4 | 0:1 r:1 0:1 r:1 0:2 r:2 -1:4 r:4",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "pulse", hook: "tease", rest: ["chords"] },
    { kind: "verse", bars: 8, hook: "trade" },
    { kind: "build", bars: 2, end: "stop" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, drums: "none", hook: "solo", end: "tape" },
    { kind: "drop", bars: 8, hook: "harmony" },
    { kind: "outro", bars: 2 },
  ],
  groove: { ...PHONK, kick: ["x..x..x...x.....", "x..x..x...x..x.x"], openHats: ["..x...x...x...x."], fill: "toms" },
  kit: { ...HARD_KIT, kick: { hertz: 48, punch: 0.9, seconds: 0.45 }, percussion: "anvil" },
  bass: { voice: "boom", octave: -1, colour: 0.95, glide: 0.25 },
  chordPart: { voice: "brass", octave: -1, colour: 0.5, size: 3, stabs: [0, 3, 6] },
  lead: { voice: "mono", octave: 1, colour: 1 },
  answer: { voice: "choir", octave: 1, colour: 0.4 },
  ending: "hit",
  room: 0.45,
  mix: { kick: 1 },
};
