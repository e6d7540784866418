import { TECHNO } from "../score/groove.ts";
import type { Score } from "../score/score.ts";

export const arcadeVault: Score = {
  id: "arcade-vault",
  seed: 126,
  bpm: 125,
  key: { root: 57, scale: "harmonic minor" },
  chords: [0, 3, 4, 0],
  hook: {
    a: "0:1 2:1 4:1 7:1 6:2 7:2 4:2 2:2 0:4 | 3:1 5:1 7:1 10:1 9:2 7:2 5:2 3:2 5:4",
    b: "4:1 6:1 8:1 11:1 10:2 8:2 6:2 4:2 6:4 | 7:2 6:2 7:2 4:2 2:2 1:2 0:4",
    answer: "7:1 r:1 7:1 r:1 9:2 7:2 r:8 | 8:1 r:1 8:1 r:1 6:2 4:2 r:8",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "none", hook: "full", rest: ["chords", "arp"] },
    { kind: "verse", bars: 8, hook: "trade" },
    { kind: "build", bars: 2, end: "stutter" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, drums: "half", hook: "solo" },
    { kind: "drop", bars: 8, hook: "harmony", lift: 1 },
  ],
  groove: { ...TECHNO, hats: ["x.x.x.x.x.x.x.x."], openHats: ["................", "..............x."], fill: "toms" },
  kit: {
    kick: { hertz: 60, punch: 0.3, seconds: 0.2 },
    snare: { hertz: 260, noise: 0.9, seconds: 0.14 },
    hat: { hertz: 6500, seconds: 0.03 },
    percussion: "clave",
  },
  bass: {
    voice: "square",
    octave: -2,
    colour: 0.1,
    lines: ["0:2 7:2 0:2 7:2 0:2 7:2 0:2 7:2", "0:2 7:2 0:2 7:2 4:2 7:2 2:2 7:2"],
  },
  chordPart: { voice: "square", octave: 0, colour: 0.5, size: 3, stabs: [2, 6, 10, 14] },
  lead: { voice: "square", octave: 1, colour: 0.9 },
  answer: { voice: "square", octave: 1, colour: 0.1 },
  arp: { voice: "square", octave: 1, colour: 0.6, order: [0, 1, 2, 3], every: 1 },
  ending: "hit",
  room: 0.15,
  pump: 0.3,
};
