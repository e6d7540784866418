import { DEMBOW } from "../arrange/groove.ts";
import type { Score } from "../arrange/score.ts";

export const streetTakeover: Score = {
  id: "street-takeover",
  seed: 142,
  bpm: 98,
  beats: 4,
  key: { root: 53, scale: "minor" },
  story:
    "A strut: brass riff over a sliding bass, the street shouts take it. The verse walks on marimba and snaps; the second round turns the riff upside down, " +
    "drops to hand drums for a chorus of voices, and parades home with everything in the upper octave.",
  loops: { a: "i i iv V", b: "VI VII i i", c: "iv i bII V" },
  phrases: {
    a: "0:3 r:3 0:2 2:3 3:3 2:2 | 0:3 r:3 -1:2 0:6 r:2",
    b: "4:3 r:3 4:2 6:3 5:3 4:2 | 3:3 2:3 0:2 1:6 r:2",
    c: "r:4 7:2 7:2 6:2 r:2 4:4 | r:4 4:2 4:2 3:2 r:2 2:4",
    d: "4:2 5:1 4:1 2:4 0:4 2:4 | 3:3 2:3 0:2 -1:4 r:4",
    e: "7:3 6:3 4:2 6:3 4:3 2:2 | 4:6 5:2 4:8",
    v: "street/4:4 r:4 we/4:2 take/5:2 it/4:4 | r:4 hey/4:4 r:4 hey/4:4",
    w: "la/7:3 la/7:3 la/6:2 la/4:4 r:4 | la/6:3 la/6:3 la/5:2 la/3:4 r:4",
  },
  sections: [
    { kind: "hook", bars: 2, loop: "a", drums: "hats", play: "bass", lead: "a", level: -6 },
    { kind: "drop", bars: 4, loop: "a", drums: "full", lead: "a b", voice: "- v" },
    { kind: "verse", bars: 8, loop: "b", drums: "light", play: "bass arp", answer: "d c d' c.", voice: "- - - v" },
    { kind: "bridge", bars: 4, loop: "c", drums: "toms", play: "bass", voice: "w w'", level: -7 },
    { kind: "drop", bars: 8, loop: "c", drums: "alt", lift: 2, lead: "e a~ b' e.", answer: "- c", voice: "v" },
    { kind: "drop", bars: 4, loop: "b", drums: "alt", lift: 2, lead: "e^ b.^", voice: "w", answer: "d" },
  ],
  groove: DEMBOW,
  kit: "studio",
  feel: "band",
  bass: {
    instrument: "boom",
    octave: -2,
    colour: 0.6,
    glide: 0.75,
    lines: { main: ["0:3 0:3 4:2 0:3 0:3 7:2"], drop: ["0:3 0:3 7:2 0:3 4:3 2:2"] },
  },
  chordPart: {
    instrument: "brass",
    octave: 0,
    colour: 0.8,
    comps: { main: ["..x-..x-..x-..x-"], drop: ["x..x..x-...x..x-"] },
  },
  lead: { instrument: "fanfare", octave: 0, colour: 0.8 },
  answer: { instrument: "marimba", octave: 1, colour: 0.4 },
  arp: { instrument: "marimba", octave: 0, colour: 0.6, order: [0, 2, 1, -1, 2, 0, 3, -1], every: 2 },
  singers: { ensemble: "gang", octave: 0 },
  second: {
    kit: "club",
    chords: { instrument: "clav", colour: 0.9 },
    lead: { instrument: "brass", colour: 1 },
    bass: { instrument: "metal bass", colour: 0.6 },
  },
  ending: "stop",
  space: "street",
  echo: "slap",
  curve: "street",
  pump: 0.2,
};
