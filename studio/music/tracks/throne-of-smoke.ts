import { MARCH } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { WAR_KIT } from "../sound/drums/drum-kit.ts";

export const throneOfSmoke: Score = {
  id: "throne-of-smoke",
  seed: 114,
  bpm: 100,
  key: { root: 48, scale: "harmonic minor" },
  chords: [0, 5, 3, 4],
  hook: {
    a: "7:6 8:2 9:4 8:4 | 7:6 6:2 5:8",
    b: "11:6 10:2 9:4 8:4 | 6:6 7:2 8:8",
    answer: "r:8 2:4 3:4 | 4:8 r:8",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "none", hook: "rest" },
    { kind: "verse", bars: 6, hook: "full" },
    { kind: "build", bars: 2 },
    { kind: "drop", bars: 6, hook: "harmony" },
    { kind: "break", bars: 2, hook: "solo" },
    { kind: "drop", bars: 2, hook: "double", lift: 1 },
    { kind: "outro", bars: 2, hook: "full", lift: 1 },
  ],
  groove: { ...MARCH, percussion: ["x.....x.x.o.x.o."] },
  kit: WAR_KIT,
  bass: { voice: "round bass", octave: -1, colour: 0.2, lines: ["0:4 0:4 0:4 4:4", "0:4 0:4 4:2 2:2 1:2 -1:2"] },
  chordPart: { voice: "choir", octave: 0, colour: 0.7, size: 3 },
  lead: { voice: "choir", octave: 1, colour: 1 },
  answer: { voice: "brass", octave: 0, colour: 0.3 },
  arp: { voice: "plucked string", octave: 1, colour: 0.3, order: [0, 1, 2, 3, 2, 1], every: 2 },
  ending: "hit",
  room: 0.7,
  pump: 0.35,
  mix: { chords: -2.5, bass: 1, kick: 0.5 },
};
