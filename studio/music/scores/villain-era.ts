import { TRAP } from "../arrange/groove.ts";
import type { Score } from "../arrange/score.ts";

export const villainEra: Score = {
  id: "villain-era",
  seed: 140,
  bpm: 147,
  beats: 4,
  key: { root: 56, scale: "harmonic minor" },
  story:
    "The bell hook stands alone for two bars, the full band answers at once. Choir verse with cello, a stop, the drop with the 808. " +
    "After the bridge in the relative major the crowd says the title, and the last drop comes back a tone higher with strings above it.",
  loops: { a: "i VI iv V", b: "VI III VII i", c: "iv i bII V" },
  phrases: {
    a: "4:6 3:2 2:4 0:4 | 5:6 4:2 2:6 r:2",
    b: "7:3 7:1 6:4 4:4 3:4 | 4:3 5:3 6:2 7:6 r:2",
    c: "r:8 7:3 8:3 9:2 | 8:4 7:4 6:6 r:2",
    d: "r:4 2:4 4:2 5:2 7:4 | 6:10 r:6",
    v: "vill/0:3 ain/0:3 e/4:4 ra/2:6 | r:8 vill/0:2 ain/2:2 e/4:2 ra/0:2",
    w: "oh/7:8 oh/5:8 | oh/4:12 r:4",
  },
  sections: [
    { kind: "hook", bars: 4, drums: "none", play: "pad", lead: "a a'", level: -8 },
    { kind: "drop", bars: 6, lead: "a a' b a.", voice: "- - - v" },
    { kind: "verse", bars: 6, loop: "b", play: "bass pad chords", lead: "- -", answer: "d c d' c." },
    { kind: "build", bars: 4, loop: "c", play: "chords pad arp", voice: "v w", end: "stop" },
    { kind: "drop", bars: 8, drums: "alt", loop: "a", lead: "b a~ b' a.", answer: "c", voice: "v - v -" },
    { kind: "bridge", bars: 6, loop: "b", drums: "none", play: "pad chords", answer: "d d+ c c'", voice: "w w' w+ w" },
    { kind: "drop", bars: 8, drums: "alt", loop: "c", lift: 2, lead: "a^ b a~^ a.^", answer: "w w'", voice: "v" },
    { kind: "outro", bars: 2, drums: "half", lead: "a." },
  ],
  groove: TRAP,
  kit: "trap",
  feel: "trap",
  bass: { instrument: "boom", octave: -2, colour: 0.45, glide: 0.25, lines: {} },
  chordPart: { instrument: "choir", octave: 0, colour: 0.6, comps: { drop: ["x-----x-----x---"] } },
  pad: { instrument: "strings", octave: 0, colour: 0.6 },
  lead: { instrument: "glass bell", octave: 1, colour: 0.5 },
  answer: { instrument: "cello", octave: 0, colour: 0.7 },
  arp: { instrument: "plucked string", octave: 1, colour: 0.6, order: [0, 1, 2, 1, 3, 2, 1, 2], every: 2 },
  singers: { ensemble: "gang", octave: 0 },
  second: {
    kit: "steel",
    chords: { instrument: "strings", colour: 1 },
    lead: { instrument: "fanfare", colour: 0.9 },
    bass: { instrument: "boom", colour: 0.9 },
  },
  ending: "hit",
  space: "hall",
  echo: "dotted",
  curve: "modern",
  pump: 0.7,
  mix: { hats: -4, pad: 3, chords: 1.5 },
};
