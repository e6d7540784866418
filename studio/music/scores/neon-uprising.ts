import { SYNTHPOP } from "../arrange/groove.ts";
import type { Score } from "../arrange/score.ts";

export const neonUprising: Score = {
  id: "neon-uprising",
  seed: 112,
  bpm: 95,
  beats: 4,
  key: { root: 57, scale: "minor" },
  story:
    "A straight road at sunset. The guitar takes its time over four bars, the talk of the synthesiser fills in; no chorus, but a view that changes: " +
    "F, G, A, then unexpectedly D flat. The engine is off for the view. The guitar returns for a solo that climbs, and the last mile is brass and strings.",
  loops: { a: "i VI VII v", b: "VI VII i i", c: "iv VII III VI", d: "bVI VI VII I" },
  phrases: {
    a: "4:6 5:2 4:4 2:4 | 7:6 8:2 7:4 5:4",
    b: "8:6 9:2 8:4 6:4 | 9:4 8:4 6:6 r:2",
    c: "r:10 2:2 4:2 5:2 | 7:6 r:10",
    d: "7:1 8:1 9:6 8:2 7:2 5:4 | 7:1 8:1 9:2 11:4 9:8",
    e: "0:8 2:4 4:4 | 5:12 4:4",
  },
  sections: [
    { kind: "intro", bars: 2, loop: "a", drums: "none", play: "pad", lead: "c", level: -9 },
    { kind: "verse", bars: 4, loop: "a", drums: "hats", play: "bass arp", lead: "a a' c", level: -7 },
    { kind: "drop", bars: 6, loop: "b", drums: "full", lead: "b a b.", answer: "- c -", level: -1.5 },
    { kind: "bridge", bars: 6, loop: "d", drums: "none", play: "pad chords", answer: "e e'", level: -11 },
    { kind: "solo", bars: 4, loop: "c", drums: "full", lead: "d d'", level: -1 },
    { kind: "drop", bars: 6, loop: "b", lift: 2, drums: "ride", lead: "d b^ d^", answer: "e c" },
  ],
  groove: { ...SYNTHPOP, kick: ["X.......X.x....."], percussion: [".............x.."] },
  kit: "studio",
  feel: "pushing",
  bass: {
    instrument: "metal bass",
    octave: -2,
    colour: 0.4,
    lines: {
      main: ["0:2 0:2 0:2 0:2 0:2 0:2 0:2 0:2"],
      drop: ["0:1 0:1 0:1 0:1 0:1 0:1 7:1 0:1 0:1 0:1 0:1 0:1 4:1 0:1 7:1 0:1"],
    },
  },
  chordPart: { instrument: "supersaw", octave: 0, colour: 0.4, comps: { main: ["x---------------"] } },
  pad: { instrument: "pad", octave: 0, colour: 0.6 },
  lead: { instrument: "guitar", octave: 1, colour: 0.45 },
  answer: { instrument: "talker", octave: 0, colour: 0.8 },
  arp: { instrument: "pluck", octave: 1, colour: 0.6, order: [3, 2, 1, 0, 2, 1], every: 2 },
  second: {
    kit: "club",
    chords: { instrument: "strings", colour: 0.9 },
    lead: { instrument: "fanfare", colour: 0.8 },
    bass: { instrument: "reese", colour: 0.2 },
  },
  ending: "fade",
  space: "orbit",
  echo: "dotted",
  curve: "tape",
  pump: 0.55,
  contrast: 1.25,
  mix: { lead: -4, arp: -2, hats: 3 },
};
