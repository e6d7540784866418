import { SYNTH } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { ROUND_KIT } from "../sound/drums/drum-kit.ts";

export const sunsetExit: Score = {
  id: "sunset-exit",
  seed: 130,
  bpm: 98,
  key: { root: 48, scale: "dorian" },
  chords: [3, 0, 6, 0],
  hook: {
    a: "10:4 9:2 7:2 9:8 | 7:4 9:2 10:2 11:8",
    b: "13:4 12:2 10:2 12:8 | 11:4 10:2 9:2 7:6 r:2",
    answer: "r:8 5:2 7:2 9:4 | r:8 4:2 6:2 7:4",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "hats", hook: "rest" },
    { kind: "verse", bars: 8, hook: "full" },
    { kind: "drop", bars: 6, hook: "harmony" },
    { kind: "break", bars: 2, hook: "solo" },
    { kind: "drop", bars: 2, hook: "double" },
    { kind: "outro", bars: 2, drums: "none", hook: "solo" },
  ],
  groove: {
    ...SYNTH,
    kick: ["x.....x.x.......", "x.....x.x...x..."],
    hats: ["x.o.x.o.x.o.x.oo"],
    percussion: ["x.x.x.x.x.x.x.x."],
  },
  kit: ROUND_KIT,
  bass: { voice: "round bass", octave: -1, colour: 0.2, lines: ["0:6 7:2 0:4 4:4", "0:6 4:2 7:4 6:4"] },
  chordPart: { voice: "organ", octave: 0, colour: 0.4, size: 4 },
  lead: { voice: "pluck", octave: 1, colour: 0.2 },
  answer: { voice: "whistle", octave: 1, colour: 0.4 },
  arp: { voice: "keys", octave: 1, colour: 0.6, order: [0, 2, 1, 3, 2, 1, 0, 1], every: 2 },
  ending: "ring",
  room: 0.8,
  pump: 0.45,
};
