import { DRILL } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { HARD_KIT } from "../sound/drums/drum-kit.ts";

export const streetTakeover: Score = {
  id: "street-takeover",
  seed: 120,
  bpm: 142,
  key: { root: 53, scale: "minor" },
  chords: [0, 0, 3, 4],
  hook: {
    a: "0:3 r:3 0:2 2:3 3:3 2:2 | 0:3 r:3 -1:2 0:6 r:2",
    b: "4:3 r:3 4:2 6:3 5:3 4:2 | 3:3 2:3 0:2 1:6 r:2",
    answer: "r:4 7:2 7:2 6:2 r:2 4:4 | r:4 4:2 4:2 3:2 r:2 2:4",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "half", hook: "rest", rest: ["chords"] },
    { kind: "verse", bars: 8, hook: "late" },
    { kind: "build", bars: 2, end: "stutter" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 4, drums: "half", hook: "solo", rest: ["arp"] },
    { kind: "drop", bars: 8, hook: "trade" },
    { kind: "outro", bars: 2 },
  ],
  groove: { ...DRILL, hats: ["x..x..x.x.xx..x."], percussion: ["..x....x...x...."] },
  kit: { ...HARD_KIT, percussion: "anvil" },
  bass: { voice: "boom", octave: -2, colour: 0.7, glide: 0.8 },
  chordPart: { voice: "brass", octave: 0, colour: 0.3, size: 3, stabs: [0, 6] },
  lead: { voice: "mono", octave: 1, colour: 0.3 },
  answer: { voice: "whistle", octave: 1, colour: 0.5 },
  ending: "low",
  room: 0.5,
};
