import { MARCH } from "../arrange/groove.ts";
import type { Score } from "../arrange/score.ts";

export const raiseTheFlag: Score = {
  id: "raise-the-flag",
  seed: 104,
  bpm: 95,
  beats: 4,
  key: { root: 49, scale: "minor" },
  story:
    "One whistler, then a second voice, a drum, a cello: the same tune, each time with more people. No break and no drop in the usual sense until the square is full; " +
    "the last eight bars are sung in the major, and the whistler has the final word.",
  loops: { a: "i VII VI VII", b: "III VII i VI", c: "iv i VI V", d: "I V #vi IV" },
  phrases: {
    a: "0:6 2:2 4:8 | 3:6 2:2 1:6 r:2",
    b: "7:6 6:2 4:8 | 6:4 5:4 4:6 r:2",
    c: "r:8 4:4 5:4 | 6:8 4:8",
    d: "4:4 4:2 5:2 4:4 2:4 | 2:4 1:4 0:8",
    e: "9:4 8:4 7:4 6:4 | 7:6 8:2 7:8",
    v: "oh/0:6 oh/2:2 oh/4:8 | raise/3:6 the/2:2 flag/1:6 r:2",
    w: "oh/7:6 oh/6:2 oh/4:8 | raise/6:4 the/5:4 flag/4:6 r:2",
  },
  sections: [
    { kind: "intro", bars: 4, loop: "a", drums: "none", play: "", answer: "a b", level: -11 },
    { kind: "verse", bars: 6, loop: "b", drums: "half", play: "pad", answer: "d - a -", voice: "- v - w", level: -8 },
    { kind: "build", bars: 4, loop: "c", drums: "full", play: "bass pad", lead: "a c", voice: "- w", level: -4 },
    { kind: "drop", bars: 6, loop: "a", drums: "full", lead: "a b d.", answer: "- c", voice: "v w v", level: -1.5 },
    { kind: "drop", bars: 6, loop: "d", drums: "alt", lead: "e b e.", answer: "c d", voice: "w v w", level: 0.5 },
    { kind: "outro", bars: 2, loop: "a", drums: "none", play: "", answer: "a." },
  ],
  groove: MARCH,
  kit: "war",
  feel: "march",
  bass: {
    instrument: "cello",
    octave: -2,
    colour: 0.3,
    lines: { main: ["0:8 4:4 0:4"], drop: ["0:4 0:4 4:4 2:2 1:2"] },
  },
  chordPart: {
    instrument: "strings",
    octave: 0,
    colour: 0.8,
    comps: { main: ["x---------------"], drop: ["x-------x-x-x-x-"] },
  },
  pad: { instrument: "organ", octave: 0, colour: 0.3 },
  lead: { instrument: "brass", octave: 0, colour: 0.7 },
  answer: { instrument: "whistle", octave: 1, colour: 0.1 },
  singers: { ensemble: "choir", octave: 0 },
  second: {
    kit: "studio",
    chords: { instrument: "guitar", colour: 0.4 },
    lead: { instrument: "fanfare", colour: 0.8 },
    bass: { instrument: "round bass", colour: 0.6 },
  },
  ending: "fade",
  space: "street",
  echo: "half",
  curve: "street",
  pump: 0,
  contrast: 1.1,
  ambience: "crowd",
  mix: { snare: -1.5 },
};
