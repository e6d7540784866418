type FillName = "toms" | "snare" | "claps" | "kicks" | "gap" | "chop" | "drumline";

/** Bars of sixteenths, in turn: `X` accented, `x` struck, `o` softly, `g` barely, `.` not. */
export interface Groove {
  kick: readonly string[];
  snare: readonly string[];
  hats: readonly string[];
  openHats?: readonly string[];
  ride?: readonly string[];
  claps?: readonly string[];
  percussion?: readonly string[];
  shaken?: readonly string[];
  /** The second pattern, for sections that ask for it. */
  alt?: { kick?: readonly string[]; snare?: readonly string[]; hats?: readonly string[] };
  /** Fast repeats of a hat now and then. */
  hasRolls?: boolean;
  fill: FillName;
}

export const TRAP: Groove = {
  kick: ["X.....x...x.....", "x..x......x..x.."],
  snare: ["........X......."],
  hats: ["x.x.x.x.x.x.x.x.", "x.x.x.xxx.x.x.x."],
  openHats: ["................", "..............o."],
  percussion: ["......o.....o..."],
  alt: { kick: ["X..x..x...x..x..", "x..x..x.x.x..xx."], snare: ["........X.......", "....o...X.....o."] },
  hasRolls: true,
  fill: "snare",
};

export const PHONK: Groove = {
  kick: ["X..x..x...x.x...", "X..x..x.....x.x."],
  snare: ["....X.......X..."],
  hats: ["xoxoxoxoxoxoxoxo"],
  openHats: ["..............x.", "......o.......x."],
  shaken: ["..x...x...x...x."],
  alt: { kick: ["X..x..x.X..x.x.x"], snare: ["....X..g.g..X..g"] },
  fill: "claps",
};

export const SYNTHPOP: Groove = {
  kick: ["X...x...X...x..."],
  snare: ["....X.......X..."],
  hats: ["xoxoxoxoxoxoxoxo"],
  openHats: ["................", "..............x."],
  claps: ["............o..."],
  shaken: ["..o...o...o...o."],
  ride: ["x.x.x.x.x.x.x.x."],
  alt: { kick: ["X.....x.X...x...", "X.....x.X.x.x..."] },
  fill: "toms",
};

export const HOUSE: Groove = {
  kick: ["X...X...X...X..."],
  snare: ["................"],
  claps: ["....X.......X..."],
  hats: ["o.o.o.o.o.o.o.oo"],
  openHats: ["..x...x...x...x."],
  percussion: ["...x..x....x..o.", "...x..x..o.x..x."],
  shaken: ["oxoxoxoxoxoxoxox"],
  ride: ["x.x.x.x.x.x.x.x."],
  alt: { kick: ["X...X...X...X.o."] },
  fill: "claps",
};

export const TECHNO: Groove = {
  kick: ["X...X...X...X..."],
  snare: ["................", "..............g."],
  claps: ["....x.......x..."],
  hats: ["o.o.o.o.o.o.o.o."],
  openHats: ["..X...X...X...X."],
  percussion: ["..g..o..g.o..o.g"],
  shaken: ["xxxxxxxxxxxxxxxx"],
  ride: ["..x...x...x...x."],
  alt: { kick: ["X...X...X..xX..x"], hats: ["xoxoxoxoxoxoxoxo"] },
  fill: "gap",
};

export const ELECTRO: Groove = {
  kick: ["X.....x...x..x..", "X.....x...x....."],
  snare: ["....X.......X..."],
  hats: ["x.xxx.x.x.xxx.xo"],
  openHats: ["................", "..........x....."],
  claps: ["....o.......X..."],
  percussion: ["...o..o.....o..o"],
  alt: { kick: ["X..x..x...x..x.x"], snare: ["....X..o....X..o"] },
  fill: "kicks",
};

export const DRILL: Groove = {
  kick: ["X......x..x.....", "X.....x....x..x."],
  snare: ["........X.......", "......g.X.....x."],
  hats: ["X..x..x.X..x..x."],
  percussion: ["....o......o....", "..o....o...o...."],
  alt: { kick: ["X..x...x..x..x..", "X......x..xx..x."], hats: ["X..xx.x.X..x.xx."] },
  hasRolls: true,
  fill: "snare",
};

export const DEMBOW: Groove = {
  kick: ["X...X...X...X..."],
  snare: ["...x..x....x..x."],
  hats: ["o.o.o.o.o.o.o.o."],
  claps: ["......o.......x."],
  percussion: ["..o.x.....o.x..o"],
  shaken: ["x.xxx.xxx.xxx.xx"],
  openHats: ["................", "..............o."],
  alt: { kick: ["X...X...X..xX..."], snare: ["...X..X....X..Xx"] },
  fill: "drumline",
};

export const DNB: Groove = {
  kick: ["X.........x.....", "X.........x..x.."],
  snare: ["....X..g.g..X..g"],
  hats: ["x.x.x.x.x.x.x.x."],
  ride: ["x.x.x.x.x.x.x.x."],
  shaken: ["xoxoxoxoxoxoxoxo"],
  openHats: ["................", "..............x."],
  alt: { kick: ["X.x.......x..x.."], snare: ["....X..g.g..X.gg"] },
  fill: "snare",
};

export const JUNGLE: Groove = {
  kick: ["X.x.......xx....", "X.x.......xx....", "X.x.......x.....", "..xx......x....."],
  snare: ["....X..g.g..X..g", "....X..g.g..X..g", "....X..g.g....X.", ".g..X..g.g....X."],
  hats: ["x.x.x.x.x.x.x.x."],
  ride: ["x.x.x.x.x.x.x.x."],
  percussion: ["......o.......o."],
  alt: { kick: ["X..x..X..xX.x..."], snare: ["..g.X.x..g..x.Xx"] },
  fill: "chop",
};

export const MARCH: Groove = {
  kick: ["X.......x.......", "X.......x...x..."],
  snare: ["x..gx.ggx..gx.xx", "x..gx.ggX.ggXgxx"],
  hats: ["................"],
  percussion: ["X.......o...o..."],
  alt: { kick: ["X...x...X...x..."] },
  fill: "drumline",
};

export const STOMP: Groove = {
  kick: ["X.x.....X.x....."],
  snare: ["....X.......X..."],
  claps: ["....X.......X..."],
  hats: ["................"],
  percussion: ["X.x.....X.x....."],
  shaken: ["..o...o...o...o."],
  ride: ["x...x...x...x..."],
  alt: { kick: ["X.x...x.X.x.x..."], snare: ["....X..g....X.gx"], hats: ["x.x.x.x.x.x.x.x."] },
  fill: "toms",
};

export const BOOM_BAP: Groove = {
  kick: ["X..x......x.....", "X.....x...x..g.."],
  snare: ["....X.......X..g", "....X..g....X..."],
  hats: ["x.x.x.xox.x.x.xo"],
  openHats: ["................", "..............o."],
  percussion: ["..........g....."],
  alt: { kick: ["X..x..g...x..x.."] },
  fill: "gap",
};

export const SHUFFLE: Groove = {
  kick: ["X.....o.x.......", "X.....o.x..o...."],
  snare: ["....X.......X..."],
  hats: ["x..xx..xx..xx..x"],
  percussion: ["................"],
  ride: ["x..xx..xx..xx..x"],
  alt: { kick: ["X..o..o.x..o..x."] },
  fill: "snare",
};

export const GARAGE: Groove = {
  kick: ["X.........x..x..", "X.....x...x....."],
  snare: ["....X.......X..."],
  claps: ["....o.......o..."],
  hats: ["..x..ox...x.oox."],
  openHats: ["..........x.....", "......x........."],
  percussion: ["...o....g..o...g"],
  shaken: ["o.xoo.xoo.xoo.xo"],
  alt: { kick: ["X..x......x..x.."], snare: ["....X..g....X.gg"] },
  fill: "claps",
};

export const PUNK: Groove = {
  kick: ["X..x..X...x.x..."],
  snare: ["..X...X...X...X."],
  hats: ["x.x.x.x.x.x.x.x."],
  ride: ["x.x.x.x.x.x.x.x."],
  percussion: ["....o.......o..."],
  alt: { kick: ["X.....x.X.....x."], snare: ["....X.......X..."] },
  fill: "toms",
};

export const CHIP: Groove = {
  kick: ["X...x...X...x.x."],
  snare: ["....X.......X..."],
  hats: ["x.xxx.xxx.xxx.xx"],
  alt: { kick: ["X..x..x.X..x..x."], snare: ["....X..x....X.xx"] },
  fill: "snare",
};

/** Three beats to the bar. */
export const WALTZ: Groove = {
  kick: ["X...........", "X.........o."],
  snare: ["....o...x..."],
  hats: ["x...o.o.x.o."],
  percussion: ["....x...x..."],
  shaken: ["..o...o...o."],
  alt: { kick: ["X.....x....."], snare: ["....x...X.xx"] },
  fill: "drumline",
};

/** Three slow beats for a coronation. */
export const PROCESSION: Groove = {
  kick: ["X...........", "X.......o..."],
  snare: ["x...gggg..xx", "x...gg..x.xx"],
  hats: ["............"],
  percussion: ["X.....o.x...", "X...o...x.o."],
  alt: { kick: ["X...x...x..."], snare: ["X..gx.ggX.xx"] },
  fill: "toms",
};
