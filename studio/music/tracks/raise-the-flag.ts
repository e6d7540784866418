import { MARCH } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { WAR_KIT } from "../sound/drums/drum-kit.ts";

export const raiseTheFlag: Score = {
  id: "raise-the-flag",
  seed: 123,
  bpm: 104,
  key: { root: 52, scale: "minor" },
  chords: [0, 6, 5, 6],
  hook: {
    a: "0:6 2:2 4:8 | 3:6 2:2 1:6 r:2",
    b: "7:6 6:2 4:8 | 6:4 5:4 4:6 r:2",
    answer: "r:8 4:4 5:4 | 6:8 4:8",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "none", hook: "solo", rest: ["arp"] },
    { kind: "verse", bars: 8, hook: "full" },
    { kind: "build", bars: 2 },
    { kind: "drop", bars: 6, hook: "harmony" },
    { kind: "break", bars: 2, drums: "none", hook: "rest" },
    { kind: "drop", bars: 4, hook: "double", lift: 2 },
  ],
  groove: {
    ...MARCH,
    kick: ["x.......x.......", "x.......x...x..."],
    snare: ["x..xx.x.x..xx.xx"],
    percussion: ["x.......x......."],
  },
  kit: { ...WAR_KIT, snare: { hertz: 205, noise: 0.8, seconds: 0.16 } },
  bass: { voice: "round bass", octave: -2, colour: 0.15, lines: ["0:8 4:4 0:4"] },
  chordPart: { voice: "pad", octave: 0, colour: 0.5, size: 3 },
  lead: { voice: "choir", octave: 1, colour: 0.8 },
  answer: { voice: "whistle", octave: 1, colour: 0 },
  arp: { voice: "brass", octave: 0, colour: 0.2, order: [0, 0, 1, 2], every: 4 },
  ending: "hit",
  room: 0.9,
  pump: 0.3,
};
