import { DNB } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { WAR_KIT } from "../sound/drums/drum-kit.ts";

export const finalBoss: Score = {
  id: "final-boss",
  seed: 118,
  bpm: 172,
  key: { root: 50, scale: "harmonic minor" },
  chords: [0, 5, 3, 4],
  hook: {
    a: "7:4 9:2 8:2 7:4 4:4 | 5:4 7:2 6:2 5:8",
    b: "11:4 10:2 9:2 8:4 9:4 | 8:2 7:2 6:4 8:8",
    answer: "0:2 2:2 4:2 6:2 7:8 | -1:2 1:2 4:2 6:2 8:8",
  },
  sections: [
    { kind: "intro", bars: 8, drums: "none", hook: "solo" },
    { kind: "verse", bars: 8, drums: "half", hook: "late" },
    { kind: "build", bars: 4, end: "stop" },
    { kind: "drop", bars: 12, hook: "full" },
    { kind: "break", bars: 2, drums: "roll", hook: "rest" },
    { kind: "drop", bars: 8, hook: "harmony", lift: 2 },
    { kind: "outro", bars: 2, hook: "full", lift: 2 },
  ],
  groove: { ...DNB, kick: ["x.........x.....", "x.x.......x..x.."], percussion: ["x.......x......."], fill: "toms" },
  kit: { ...WAR_KIT, kick: { hertz: 52, punch: 0.9, seconds: 0.28 }, snare: { hertz: 200, noise: 0.7, seconds: 0.24 } },
  bass: { voice: "reese", octave: -2, colour: 0.6, lines: ["0:8 0:4 7:4", "0:8 4:4 2:4"] },
  chordPart: { voice: "brass", octave: 0, colour: 0.6, size: 3 },
  lead: { voice: "supersaw", octave: 1, colour: 0.8 },
  answer: { voice: "choir", octave: 1, colour: 0.7 },
  arp: { voice: "plucked string", octave: 1, colour: 0.8, order: [0, 1, 2, 3, 4, 3, 2, 1], every: 1 },
  ending: "hit",
  room: 0.75,
  pump: 0.55,
};
