import { PHONK } from "../arrange/groove.ts";
import type { Score } from "../arrange/score.ts";

export const crimsonOni: Score = {
  id: "crimson-oni",
  seed: 160,
  bpm: 161,
  beats: 4,
  key: { root: 53, scale: "phrygian" },
  story:
    "War drums first, a plucked string over them; the mask shouts and the drop falls at twelve seconds: drums, driven bass, cowbell in the low octave. " +
    "The string plays alone over wind before the second charge, which adds choir and moves from F to B flat.",
  loops: { a: "i bII i vii", b: "i i VI bII", c: "iv bII VI bII", d: "VI VII bII i" },
  phrases: {
    a: "7:2 8:2 7:2 4:2 5:2 4:2 1:2 0:2 | 1:2 1:2 r:2 1:2 3:2 1:2 0:4",
    b: "11:2 12:2 11:2 8:2 7:4 r:4 | 6:2 7:2 8:2 7:2 5:4 4:4",
    c: "0:1 0:1 r:2 0:1 0:1 r:2 1:4 0:4 | 0:1 0:1 r:2 3:1 3:1 r:2 1:8",
    d: "7:6 8:2 7:2 5:2 4:4 | 5:6 4:2 1:8",
    e: "4:3 5:1 7:4 8:3 7:1 5:4 | 4:2 1:2 0:4 r:8",
    v: "ho/0:4 r:12 | ho/0:2 ho/1:2 hey/3:4 r:8",
    w: "ha/0:2 r:2 ha/1:2 r:2 ha/0:4 r:4 | ho/4:8 r:8",
  },
  sections: [
    { kind: "intro", bars: 8, loop: "a", drums: "toms", play: "", answer: "d d' - e", voice: "- - - v", level: -7 },
    { kind: "drop", bars: 8, loop: "a", lead: "a a' b a c b.", voice: "- v" },
    { kind: "break", bars: 8, loop: "d", drums: "none", play: "pad", answer: "d e d~ e", level: -11 },
    { kind: "build", bars: 4, loop: "c", drums: "toms", play: "pad bass", voice: "v w", end: "stop" },
    { kind: "drop", bars: 8, loop: "c", lift: 5, drums: "alt", lead: "b a~ c b' a b.", answer: "d", voice: "v w" },
    { kind: "solo", bars: 8, loop: "b", lift: 5, drums: "full", answer: "e^ d^ e~^ a.", voice: "w" },
    { kind: "outro", bars: 4, loop: "d", drums: "toms", play: "pad", answer: "d e." },
  ],
  groove: { ...PHONK, kick: ["X..x..x..x..x.x.", "X..x..x...xxx.x."], percussion: ["X.o.x..xX.o.x.xx"], fill: "toms" },
  kit: "war",
  feel: "pushing",
  bass: { instrument: "boom", octave: -2, colour: 1, glide: 0.15, lines: {} },
  chordPart: {
    instrument: "strings",
    octave: 0,
    colour: 0.9,
    comps: { main: ["x---------------"], drop: ["x-x-..x-x-..x---"] },
  },
  pad: { instrument: "choir", octave: 0, colour: 0.3 },
  lead: { instrument: "cowbell", octave: 0, colour: 1 },
  answer: { instrument: "plucked string", octave: 1, colour: 0.9 },
  singers: { ensemble: "giant", octave: 0 },
  second: {
    kit: "phonk",
    chords: { instrument: "guitar", colour: 0.9 },
    lead: { instrument: "cowbell", colour: 0.4 },
    bass: { instrument: "reese", colour: 0.9 },
  },
  ending: "low",
  space: "hall",
  echo: "slap",
  curve: "dark",
  pump: 0.7,
  ambience: "wind",
  mix: { kick: 1, percussion: 1 },
};
