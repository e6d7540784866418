import { TECHNO } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { CLUB_KIT } from "../sound/drums/drum-kit.ts";

export const tacticalHq: Score = {
  id: "tactical-hq",
  seed: 121,
  bpm: 122,
  key: { root: 47, scale: "phrygian" },
  chords: [0, 0, 1, 0],
  hook: {
    a: "7:2 r:4 7:2 8:2 r:6 | 7:2 r:4 7:2 5:2 4:2 r:4",
    b: "11:2 r:4 11:2 10:2 r:2 8:4 | 7:2 r:4 5:2 4:6 r:2",
    answer: "4:1 r:1 4:1 r:1 4:1 r:1 5:1 r:1 4:4 r:4 | 3:1 r:1 3:1 r:1 3:1 r:1 1:1 r:1 0:4 r:4",
  },
  sections: [
    { kind: "intro", bars: 4, drums: "none", hook: "tease" },
    { kind: "verse", bars: 8, drums: "pulse", hook: "late" },
    { kind: "build", bars: 2 },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 2, drums: "hats", hook: "solo" },
    { kind: "drop", bars: 4, hook: "trade" },
    { kind: "outro", bars: 2, drums: "hats" },
  ],
  groove: {
    ...TECHNO,
    kick: ["x...x...x...x...", "x...x...x..xx..."],
    snare: ["............x..."],
    percussion: ["x.....o...x....."],
  },
  kit: { ...CLUB_KIT, percussion: "taiko" },
  bass: {
    voice: "acid",
    octave: -1,
    colour: 0.25,
    glide: 0.15,
    lines: ["0:2 0:1 0:1 7:2 0:1 1:1 0:2 0:1 0:1 5:1 4:1 3:1 1:1"],
  },
  chordPart: { voice: "glass", octave: 0, colour: 0.6, size: 3 },
  lead: { voice: "bell", octave: 2, colour: 0.2 },
  answer: { voice: "brass", octave: 0, colour: 0.5 },
  arp: { voice: "square", octave: 2, colour: 0.9, order: [0, -1, -1, 1, -1, -1, 2, -1], every: 2 },
  ending: "low",
  room: 0.7,
  pump: 0.8,
};
