import { HALF_TIME } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { ROUND_KIT } from "../sound/drums/drum-kit.ts";

export const gasFeeBlues: Score = {
  id: "gas-fee-blues",
  seed: 112,
  bpm: 92,
  key: { root: 50, scale: "dorian" },
  chords: [0, 3, 0, 4],
  hook: {
    a: "4:3 3:1 2:4 0:4 r:4 | 4:3 3:1 2:2 3:2 4:8",
    b: "7:3 6:1 5:4 4:4 3:2 2:2 | 3:3 2:1 0:12",
    answer: "r:6 2:2 4:2 5:2 4:4 | r:6 0:2 2:2 0:6",
  },
  sections: [
    { kind: "intro", bars: 2, drums: "none", hook: "rest" },
    { kind: "verse", bars: 6, hook: "full" },
    { kind: "build", bars: 2, drums: "half", rest: ["effects"], end: "stop" },
    { kind: "drop", bars: 6, hook: "trade" },
    { kind: "break", bars: 2, hook: "solo" },
    { kind: "drop", bars: 2, hook: "harmony" },
    { kind: "outro", bars: 2, hook: "full", drums: "half" },
  ],
  groove: HALF_TIME,
  kit: { ...ROUND_KIT, percussion: "rim" },
  bass: { voice: "boom", octave: -2, colour: 0.1, glide: 0.3, lines: ["0:6 r:2 4:2 5:2 6:4", "0:6 r:2 0:3 r:1 4:4"] },
  chordPart: { voice: "keys", octave: 0, colour: 0.5, size: 4, stabs: [0, 7, 10] },
  lead: { voice: "bell", octave: 1, colour: 0.1 },
  answer: { voice: "whistle", octave: 1, colour: 0.3 },
  ending: "ring",
  room: 0.55,
  swing: 0.3,
  pump: 0.4,
};
