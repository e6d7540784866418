import { HOUSE } from "../arrange/groove.ts";
import type { Score } from "../arrange/score.ts";

export const acidLedger: Score = {
  id: "acid-ledger",
  seed: 128,
  bpm: 128,
  beats: 4,
  key: { root: 50, scale: "dorian" },
  story:
    "The line starts in the first bar and the ledger never closes: every eight bars another hand turns its knob. Claps, organ stabs, a woman's ah from a sampler. " +
    "The filter shuts completely once; when it opens, the line has moved to G and the organ plays the tune.",
  loops: { a: "i7 i7 i7 IV7", b: "i7 bIImaj7 i7 IV7", c: "IV7 IV7 VII v7", d: "ii7 V7 i7 VI" },
  phrases: {
    a: "r:4 7:1 r:1 7:1 r:1 6:2 r:2 4:2 r:2 | r:4 7:1 r:1 7:1 r:1 8:2 r:2 9:2 r:2",
    b: "r:4 11:1 r:1 11:1 r:1 10:2 r:2 9:2 r:2 | r:4 9:1 r:1 8:1 r:1 7:6 r:2",
    c: "r:8 2:1 r:1 2:1 r:1 4:4 | r:8 5:1 r:1 4:1 r:1 2:4",
    d: "4:3 4:3 6:2 7:4 r:4 | 9:3 7:3 6:2 4:8",
    e: "7:2 r:2 9:2 r:2 7:2 6:2 4:4 | 5:2 r:2 7:2 r:2 9:8",
    v: "ah/7:6 r:10 | r:12 ah/9:4",
    w: "yeah/4:2 r:6 yeah/4:2 r:6 | ah/7:4 ah/6:4 ah/4:8",
  },
  sections: [
    { kind: "intro", bars: 4, loop: "a", drums: "kick", play: "bass", voice: "v v", level: -6 },
    { kind: "verse", bars: 8, loop: "a", drums: "light", play: "bass chords", lead: "a d a' c", voice: "- - - v" },
    { kind: "drop", bars: 8, loop: "b", drums: "full", lead: "d b e a.", voice: "- w" },
    { kind: "break", bars: 6, loop: "d", drums: "hats", play: "bass pad", answer: "e e' d", sweep: "close", level: -9 },
    {
      kind: "drop",
      bars: 12,
      loop: "c",
      lift: 5,
      drums: "ride",
      bass: "high",
      lead: "e d e' b d~ e.",
      answer: "c a",
      voice: "w v w v",
    },
  ],
  groove: { ...HOUSE, hats: ["xoxoxoxoxoxoxoxo"] },
  kit: "club",
  feel: "shuffle",
  bass: {
    instrument: "acid",
    octave: -2,
    colour: 0.7,
    glide: 0.4,
    lines: {
      main: [
        "0:1 7:1 0:1 0:1 9:1 0:1 7:1 0:1 0:1 11:1 0:1 7:1 0:1 2:1 6:1 7:1",
        "0:1 7:1 0:1 0:1 9:1 0:1 7:1 0:1 14:1 13:1 11:1 9:1 7:1 6:1 4:1 2:1",
      ],
      high: ["0:1 0:1 14:1 0:1 7:1 0:1 13:1 0:1 0:1 11:1 0:1 14:1 7:1 9:1 0:1 7:1"],
    },
  },
  chordPart: {
    instrument: "organ",
    octave: 0,
    colour: 1,
    comps: { main: ["..x.....x.......", "..x.....x..x...."], drop: ["..x-..x...x-..x."] },
  },
  pad: { instrument: "strings", octave: 0, colour: 0.4 },
  lead: { instrument: "organ", octave: 1, colour: 0.7 },
  answer: { instrument: "electric piano", octave: 1, colour: 0.6 },
  singers: { ensemble: "soloist", octave: 0 },
  second: {
    kit: "phonk",
    chords: { instrument: "supersaw", colour: 0.6 },
    lead: { instrument: "clav", colour: 0.9 },
    bass: { instrument: "acid", colour: 0.35 },
  },
  ending: "low",
  space: "booth",
  echo: "tape",
  curve: "tape",
  pump: 0.7,
};
