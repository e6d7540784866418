/** Bars of sixteen steps, in turn: `x` struck, `o` struck softly, `.` not. */
export interface Groove {
  kick: readonly string[];
  snare: readonly string[];
  hats: readonly string[];
  openHats?: readonly string[];
  ghosts?: readonly string[];
  percussion?: readonly string[];
  /** Fast repeats of a hat now and then. */
  hasRolls?: boolean;
  fill: "toms" | "snare" | "claps" | "kicks" | "gap";
}

export const TRAP: Groove = {
  kick: ["x.....x...x.....", "x..x......x..x.."],
  snare: ["........x......."],
  hats: ["x.x.x.x.x.x.x.x."],
  hasRolls: true,
  fill: "snare",
};

export const PHONK: Groove = {
  kick: ["x..x..x...x.x...", "x..x..x.....x.x."],
  snare: ["....x.......x..."],
  hats: ["xoxoxoxoxoxoxoxo"],
  openHats: ["..............x."],
  fill: "claps",
};

export const SYNTH: Groove = {
  kick: ["x...x...x...x..."],
  snare: ["....x.......x..."],
  hats: ["xoxoxoxoxoxoxoxo"],
  fill: "toms",
};

export const TECHNO: Groove = {
  kick: ["x...x...x...x..."],
  snare: ["....x.......x..."],
  hats: ["..o...o...o...o."],
  openHats: ["..x...x...x...x."],
  fill: "gap",
};

export const DRILL: Groove = {
  kick: ["x......x..x.....", "x.....x....x..x."],
  snare: ["........x.......", "........x.....x."],
  hats: ["x..x..x.x..x..x."],
  hasRolls: true,
  fill: "snare",
};

export const DNB: Groove = {
  kick: ["x.........x....."],
  snare: ["....x.......x..."],
  hats: ["x.x.x.x.x.x.x.x."],
  ghosts: [".......o.o.....o"],
  fill: "snare",
};

export const MARCH: Groove = {
  kick: ["x.....x.x.......", "x.....x.x...x.x."],
  snare: ["....x.......x.xx", "....x..o....x.xx"],
  hats: ["x...x...x...x..."],
  percussion: ["x.......o...o..."],
  fill: "toms",
};

export const HALF_TIME: Groove = {
  kick: ["x......x..x.....", "x.....x...x....."],
  snare: ["........x......."],
  hats: ["x.xox.x.x.xox.xo"],
  openHats: ["..............x.", "................"],
  fill: "gap",
};
