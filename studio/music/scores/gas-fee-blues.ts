import { SHUFFLE } from "../arrange/groove.ts";
import type { Score } from "../arrange/score.ts";

export const gasFeeBlues: Score = {
  id: "gas-fee-blues",
  seed: 92,
  bpm: 102,
  beats: 4,
  key: { root: 51, scale: "dorian" },
  story:
    "A twelve-bar blues that shuffles. The whistler has the first chorus, the singer complains about gas and fees in the second, a guitar answers and then takes the third alone, " +
    "loud. A stop on the turnaround, the last lines sung by all, and a held seventh.",
  loops: {
    a: "i7 iv7 i7 i7 iv7 iv7 i7 i7 V7 IV7 i7 V7",
    b: "i7 i7 iv7 i7",
    c: "VI7 V7 i7 i7",
  },
  phrases: {
    a: "4:3 3:1 2:4 0:4 r:4 | 4:3 3:1 2:2 3:2 4:8",
    b: "7:3 6:1 5:4 4:4 3:2 2:2 | 3:3 2:1 0:12",
    c: "r:6 2:2 4:2 5:2 4:4 | r:6 0:2 2:2 0:6",
    d: "7:2 8:1 7:1 6:2 4:2 7:4 r:4 | 9:2 7:2 6:2 4:2 3:2 2:2 0:4",
    e: "r:2 4:2 5:2 6:2 7:6 r:2 | 6:1 7:1 6:2 4:2 2:2 4:8",
    v: "r:4 gas/4:4 fees/3:4 r:4 | oh/2:3 no/0:5 r:8",
    w: "gas/7:3 fees/6:5 r:8 | oh/5:4 ho/4:4 no/2:4 no/0:4",
  },
  sections: [
    { kind: "intro", bars: 2, loop: "b", drums: "none", play: "chords", answer: "a", level: -10 },
    { kind: "verse", bars: 12, loop: "a", drums: "light", play: "bass chords", answer: "a c b a c b." },
    { kind: "drop", bars: 12, loop: "a", drums: "full", lead: "- c - c - c", voice: "v - w - v w.", level: -1.5 },
    { kind: "break", bars: 2, loop: "c", drums: "none", play: "pad chords", answer: "b c" },
    { kind: "drop", bars: 12, loop: "a", drums: "ride", lead: "d e d' e~ d^ b.", answer: "- a", voice: "- - - - w w." },
  ],
  groove: SHUFFLE,
  kit: "dust",
  feel: "drunk",
  bass: {
    instrument: "round bass",
    octave: -2,
    colour: 0.15,
    lines: { main: ["0:3 0:1 2:3 2:1 4:3 4:1 5:3 4:1", "0:3 0:1 4:3 4:1 6:3 6:1 4:3 2:1"] },
  },
  chordPart: {
    instrument: "electric piano",
    octave: 0,
    colour: 0.8,
    comps: { main: ["x-----..o--x----"], drop: ["x--x--..o--x--o-"] },
  },
  pad: { instrument: "organ", octave: 0, colour: 0.4 },
  lead: { instrument: "guitar", octave: 0, colour: 0.35 },
  answer: { instrument: "whistle", octave: 1, colour: 0.3 },
  singers: { ensemble: "crooner", octave: -1 },
  second: { kit: "studio", chords: { instrument: "guitar", colour: 0.2 }, lead: { instrument: "guitar", colour: 0.9 } },
  ending: "hit",
  space: "studio",
  echo: "slap",
  curve: "digital",
  pump: 0.15,
  mix: { lead: -0.5 },
};
