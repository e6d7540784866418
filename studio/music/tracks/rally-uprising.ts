import { MARCH } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { WAR_KIT } from "../sound/drums/drum-kit.ts";

export const rallyUprising: Score = {
  id: "rally-uprising",
  seed: 119,
  bpm: 110,
  key: { root: 57, scale: "minor" },
  chords: [0, 5, 2, 6],
  hook: {
    a: "0:4 0:2 2:2 4:6 r:2 | 5:4 4:2 2:2 4:6 r:2",
    b: "7:4 7:2 6:2 4:6 r:2 | 6:4 5:2 4:2 6:6 r:2",
    answer: "r:8 7:2 7:2 7:4 | r:8 6:2 6:2 6:4",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "light", hook: "rest", rest: ["chords", "bass", "arp"] },
    { kind: "verse", bars: 8, hook: "trade" },
    { kind: "build", bars: 2, end: "stop" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, drums: "pulse", hook: "solo" },
    { kind: "drop", bars: 4, hook: "double", lift: 3 },
  ],
  groove: MARCH,
  kit: WAR_KIT,
  bass: { voice: "round bass", octave: -2, colour: 0.5, lines: ["0:2 0:2 0:2 0:2 7:2 0:2 4:2 0:2"] },
  chordPart: { voice: "brass", octave: 0, colour: 0.5, size: 3, stabs: [0, 6, 8, 12] },
  lead: { voice: "supersaw", octave: 0, colour: 0.7 },
  answer: { voice: "choir", octave: 1, colour: 1 },
  ending: "hit",
  room: 0.7,
  pump: 0.5,
  mix: { snare: 1 },
};
