import { CHIP } from "../arrange/groove.ts";
import type { Score } from "../arrange/score.ts";

export const arcadeVault: Score = {
  id: "arcade-vault",
  seed: 126,
  bpm: 113,
  beats: 4,
  key: { root: 54, scale: "harmonic minor" },
  story:
    "Four square waves rob a bank, and they swagger. Level one starts on the melody; a bonus stage in the major; a game-over fall and a continue; " +
    "the boss level lifts the theme by three semitones with the arpeggio at double speed, and the score counts up.",
  loops: { a: "i iv V i", b: "VI VII III V", c: "iv bII V V", d: "III VI iv V" },
  phrases: {
    a: "0:1 2:1 4:1 7:1 6:2 7:2 4:2 2:2 0:4 | 3:1 5:1 7:1 10:1 9:2 7:2 5:2 3:2 5:4",
    b: "4:1 6:1 8:1 11:1 10:2 8:2 6:2 4:2 6:4 | 7:2 6:2 7:2 4:2 2:2 1:2 0:4",
    c: "7:1 r:1 7:1 r:1 9:2 7:2 r:8 | 8:1 r:1 8:1 r:1 6:2 4:2 r:8",
    d: "9:2 9:2 8:2 9:2 11:4 9:4 | 8:2 8:2 7:2 8:2 9:8",
    e: "14:1 13:1 12:1 11:1 10:1 9:1 8:1 7:1 6:4 4:4 | 2:4 4:4 6:4 8:4",
  },
  sections: [
    { kind: "hook", bars: 4, loop: "a", drums: "none", play: "bass", lead: "a b", level: -5 },
    { kind: "verse", bars: 4, loop: "a", drums: "light", play: "bass chords", lead: "a -", answer: "- c" },
    { kind: "drop", bars: 6, loop: "b", drums: "full", lead: "d d' b." },
    { kind: "break", bars: 4, loop: "c", drums: "half", play: "bass", answer: "c e", end: "tape" },
    { kind: "verse", bars: 4, loop: "d", drums: "light", play: "bass arp", answer: "c d", level: -5 },
    { kind: "solo", bars: 4, loop: "c", drums: "full", lead: "e e~" },
    { kind: "drop", bars: 6, loop: "a", lift: 3, drums: "alt", lead: "a b a~", answer: "c" },
    { kind: "drop", bars: 2, loop: "b", lift: 3, drums: "alt", lead: "d.", answer: "e" },
  ],
  groove: { ...CHIP, hats: ["x.x.x.xxx.x.x.xx"] },
  kit: "chip",
  feel: "shuffle",
  bass: {
    instrument: "square",
    octave: -2,
    colour: 0.1,
    lines: {
      main: ["0:2 7:2 0:2 7:2 0:2 7:2 0:2 7:2", "0:2 7:2 0:2 7:2 4:2 7:2 2:2 7:2"],
      drop: ["0:1 0:1 7:1 0:1 0:1 0:1 7:1 0:1 0:1 0:1 7:1 0:1 4:1 4:1 7:1 4:1"],
    },
  },
  chordPart: {
    instrument: "square",
    octave: 0,
    colour: 0.5,
    comps: { main: ["..x...x...x...x."], drop: ["x.x...x.x.x...x."] },
  },
  lead: { instrument: "square", octave: 1, colour: 0.9 },
  answer: { instrument: "square", octave: 1, colour: 0.1 },
  arp: { instrument: "square", octave: 1, colour: 0.6, order: [0, 1, 2, 3], every: 1 },
  second: {
    kit: "trap",
    chords: { instrument: "square", colour: 0.9 },
    lead: { instrument: "pluck", colour: 0.6 },
    bass: { instrument: "metal bass", colour: 0.5 },
  },
  ending: "hit",
  space: "booth",
  echo: "dotted",
  curve: "tape",
  pump: 0.2,
};
