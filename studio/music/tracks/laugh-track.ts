import { DRILL } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { HARD_KIT } from "../sound/drums/drum-kit.ts";

export const laughTrack: Score = {
  id: "laugh-track",
  seed: 116,
  bpm: 145,
  key: { root: 52, scale: "harmonic minor" },
  chords: [0, 0, 3, 4],
  hook: {
    a: "4:1 r:1 4:1 r:1 3:1 r:1 2:1 r:1 0:2 2:2 r:4 | 4:1 r:1 4:1 r:1 5:1 r:1 4:1 r:1 2:2 0:2 r:4",
    b: "7:1 r:1 7:1 r:1 6:1 r:1 7:1 r:1 8:2 7:2 r:4 | 6:1 r:1 5:1 r:1 4:1 r:1 3:1 r:1 1:2 -1:2 r:4",
    answer: "r:8 7:1 7:1 7:1 r:1 6:1 6:1 6:1 r:1 | r:8 4:1 4:1 4:1 r:1 2:1 2:1 0:2",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "none", hook: "full", rest: ["chords", "arp"] },
    { kind: "verse", bars: 8, hook: "trade" },
    { kind: "build", bars: 2, end: "stop" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 4, drums: "half", hook: "solo", end: "stutter" },
    { kind: "drop", bars: 8, hook: "trade" },
    { kind: "outro", bars: 2 },
  ],
  groove: { ...DRILL, kick: ["x......x..x.....", "x..x......x..x.."], percussion: ["....x.....x....."] },
  kit: { ...HARD_KIT, snare: { hertz: 230, noise: 0.5, seconds: 0.18 }, percussion: "clave" },
  bass: { voice: "boom", octave: -2, colour: 0.5, glide: 0.7 },
  chordPart: { voice: "choir", octave: 0, colour: 0.9, size: 3, stabs: [4, 12] },
  lead: { voice: "pluck", octave: 1, colour: 0.3 },
  answer: { voice: "whistle", octave: 2, colour: 0.1 },
  arp: { voice: "plucked string", octave: 0, colour: 0.5, order: [0, 2, 1, 2], every: 2 },
  ending: "hit",
  room: 0.5,
};
