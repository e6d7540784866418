import { SYNTHPOP } from "../arrange/groove.ts";
import type { Score } from "../arrange/score.ts";

export const blockZero: Score = {
  id: "block-zero",
  seed: 108,
  bpm: 120,
  beats: 4,
  key: { root: 51, scale: "minor" },
  story:
    "Italo: a square lead alone with its arpeggio on the first beat, then gated drums and an octave bass. Verse with brass answers, a lift in the major, chorus; " +
    "the strings hold one long breath, and the last chorus comes up a semitone, as they all did, with bells on top.",
  loops: { a: "i VII VI iv", b: "VI VII i i", c: "iv VII IIImaj7 VI", d: "VI VII III V" },
  phrases: {
    a: "7:2 r:2 7:1 6:1 4:2 r:2 6:2 7:4 | 6:2 r:2 6:1 5:1 3:2 r:2 4:2 6:4",
    b: "9:4 8:2 7:2 9:4 11:4 | 10:4 8:2 7:2 8:8",
    c: "r:8 4:2 5:2 7:4 | r:8 3:2 4:2 5:4",
    d: "4:3 4:3 2:2 4:4 5:4 | 4:3 2:3 1:2 0:8",
    e: "7:8 9:4 8:4 | 7:4 6:4 4:8",
  },
  sections: [
    { kind: "hook", bars: 4, loop: "a", drums: "none", play: "arp", lead: "a a'", level: -8 },
    { kind: "verse", bars: 8, loop: "b", drums: "light", play: "bass arp", answer: "d c d' c." },
    { kind: "build", bars: 4, loop: "c", drums: "half", play: "chords pad bass", lead: "e e+" },
    { kind: "drop", bars: 8, loop: "a", lead: "a b a' b." },
    { kind: "break", bars: 4, loop: "d", drums: "none", play: "pad", answer: "e c", level: -11 },
    { kind: "drop", bars: 8, loop: "d", lift: 1, drums: "alt", lead: "b a~ b' e.", answer: "c d" },
  ],
  groove: SYNTHPOP,
  kit: "studio",
  feel: "machine",
  bass: {
    instrument: "round bass",
    octave: -2,
    colour: 0.9,
    lines: { main: ["0:2 7:2 0:2 7:2 0:2 7:2 0:2 7:2"], drop: ["0:2 r:1 0:1 7:2 0:2 0:2 r:1 0:1 7:2 6:2"] },
  },
  chordPart: { instrument: "pad", octave: 0, colour: 1, comps: { drop: ["x-----x-----x---"] } },
  pad: { instrument: "strings", octave: 1, colour: 0.4 },
  lead: { instrument: "square", octave: 1, colour: 0.5 },
  answer: { instrument: "fanfare", octave: 0, colour: 0.4 },
  arp: { instrument: "square", octave: 1, colour: 0.1, order: [0, 1, 2, 3, 4, 3, 2, 1], every: 1 },
  second: {
    kit: "trap",
    chords: { instrument: "strings", colour: 0.9 },
    lead: { instrument: "supersaw", colour: 0.7 },
    answer: { instrument: "bell", colour: 0.5 },
    bass: { instrument: "metal bass", colour: 0.7 },
  },
  ending: "hit",
  space: "plate",
  echo: "dotted",
  curve: "tape",
  pump: 0.45,
  contrast: 1.2,
};
