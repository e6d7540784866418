import { PHONK } from "../score/groove.ts";
import type { Score } from "../score/score.ts";
import { CLUB_KIT } from "../sound/drums/drum-kit.ts";

export const blackHood: Score = {
  id: "black-hood",
  seed: 117,
  bpm: 130,
  key: { root: 57, scale: "minor" },
  chords: [0, 0, 5, 6],
  hook: {
    a: "0:3 0:3 2:2 3:3 2:3 0:2 | 0:3 0:3 -1:2 0:8",
    b: "4:3 4:3 5:2 4:3 2:3 0:2 | 3:3 2:3 1:2 -1:8",
    answer: "r:8 7:2 6:2 4:4 | r:8 5:2 4:2 2:4",
  },
  sections: [
    { kind: "intro", bars: 4, hook: "rest", sweep: "open", drums: "pulse" },
    { kind: "verse", bars: 8, hook: "late" },
    { kind: "build", bars: 2, end: "none" },
    { kind: "drop", bars: 8, hook: "full" },
    { kind: "break", bars: 4, sweep: "close", drums: "light", hook: "solo" },
    { kind: "drop", bars: 4, hook: "trade" },
    { kind: "outro", bars: 2 },
  ],
  groove: { ...PHONK, kick: ["x...x..x..x.x...", "x...x..x..x.x.x."], hats: ["x.xox.xox.xox.xo"] },
  kit: { ...CLUB_KIT, kick: { hertz: 47, punch: 0.7, seconds: 0.4 }, percussion: "shaker" },
  bass: { voice: "reese", octave: -2, colour: 0.3, lines: ["0:3 0:3 0:4 0:2 7:4", "0:3 0:3 0:4 4:2 2:4"] },
  chordPart: { voice: "choir", octave: 0, colour: 0.15, size: 3 },
  lead: { voice: "cowbell", octave: 1, colour: 0.25 },
  answer: { voice: "mono", octave: 1, colour: 0.4 },
  arp: { voice: "glass", octave: 1, colour: 0.4, order: [0, 1, 2, 3, 2, 1], every: 2 },
  ending: "ring",
  room: 0.65,
};
