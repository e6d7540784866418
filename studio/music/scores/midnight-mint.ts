import { DRILL } from "../arrange/groove.ts";
import type { Score } from "../arrange/score.ts";

export const midnightMint: Score = {
  id: "midnight-mint",
  seed: 144,
  bpm: 148,
  beats: 4,
  key: { root: 45, scale: "minor" },
  story:
    "A clock and a bell that limps in threes; the sliding bass drops in at bar five. The verse whispers on pizzicato, the hook returns twice, each time answered elsewhere. " +
    "Two bars before the end of the break the clock stops; then the second drop with bowed strings a fourth above.",
  loops: { a: "i i VI V", b: "iv i bII V", c: "VI iv iidim V" },
  phrases: {
    a: "7:1 r:2 7:1 r:2 8:2 7:2 4:2 r:4 | 7:1 r:2 7:1 r:2 9:2 8:2 7:2 r:4",
    b: "11:1 r:2 11:1 r:2 9:2 8:4 r:4 | 8:3 7:3 5:2 4:6 r:2",
    c: "r:6 4:1 r:1 5:2 4:2 r:4 | r:6 2:1 r:1 3:2 2:2 r:4",
    d: "4:6 5:2 4:4 2:4 | 3:6 2:2 1:8",
    e: "r:2 7:2 r:2 8:2 r:2 7:2 5:4 | r:2 5:2 r:2 7:2 r:2 5:2 4:4",
    v: "r:8 mint/4:4 r:4 | r:8 mint/3:6 r:2",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "hats", play: "", lead: "a a'", level: -8 },
    { kind: "drop", bars: 6, lead: "a - b a'", answer: "- c - c", voice: "- v - v" },
    { kind: "verse", bars: 8, loop: "b", drums: "light", play: "bass arp", answer: "d e d e'" },
    { kind: "hook", bars: 4, loop: "a", drums: "half", play: "bass pad", lead: "a b.", voice: "v" },
    { kind: "verse", bars: 8, loop: "c", drums: "light", play: "bass arp pad", answer: "e d+ e~ d." },
    { kind: "break", bars: 4, loop: "c", drums: "none", play: "pad chords", answer: "d d' -2", lead: "- - a" },
    { kind: "drop", bars: 8, loop: "b", drums: "alt", lift: 5, lead: "b a> b~ a.", answer: "d d'", voice: "v" },
    { kind: "outro", bars: 2, drums: "hats", play: "", lead: "a." },
  ],
  groove: DRILL,
  kit: "trap",
  feel: "drill",
  bass: { instrument: "boom", octave: -1, colour: 0.55, glide: 0.65, lines: {} },
  chordPart: {
    instrument: "strings",
    octave: 0,
    colour: 0.7,
    comps: { main: ["x---------------"], drop: ["x--x--x--x--x---"] },
  },
  pad: { instrument: "glass", octave: 0, colour: 0.6 },
  lead: { instrument: "bell", octave: 1, colour: 0.5 },
  answer: { instrument: "plucked string", octave: 1, colour: 0.5 },
  arp: { instrument: "plucked string", octave: 0, colour: 0.7, order: [2, -1, 0, 1, -1, 2, 0, -1], every: 2 },
  singers: { ensemble: "crooner", octave: 0 },
  second: {
    kit: "electro",
    chords: { instrument: "guitar", colour: 0.3 },
    lead: { instrument: "strings", colour: 0.9 },
    bass: { instrument: "boom", colour: 0.95 },
  },
  ending: "low",
  space: "street",
  echo: "quarter",
  curve: "modern",
  pump: 0.5,
  mix: { percussion: 1 },
};
