/** Drawings in one ink: dark on light backgrounds, light on dark ones. Drawn in greys, which the screen turns into dots. */
import { ARMS, type Frog, frog, SKINS } from "./frog.ts";
import { type Drawing, move, type Node } from "./ink.ts";
import { boatHat, flag, fly, key, letter, net, newspaper, trumpet } from "./props.ts";

const one = (who: Frog, x: number, y: number, scale: number, turn = 0): Node =>
  move(x, y, frog({ skin: SKINS.one, ...who }), scale, turn);
const square = (side: number, ...nodes: Node[]): Drawing => ({ width: side, height: side, ground: "none", nodes });
const door = (...nodes: Node[]): Drawing => ({ width: 720, height: 954, ground: "none", nodes });

const upsideDown = [
  { d: "M-158 150C-260 170 -290 60 -280 -60", hand: [-280, -100], turn: 0 },
  { d: "M158 150C260 170 290 60 280 -60", hand: [280, -100], turn: 0 },
] as const;

const mascot = square(840, one({ hat: boatHat }, 420, 500, 1));
const eyes = square(800, one({ hasBody: false, lids: "heavy", look: [0, 0.1] }, 400, 460, 1.5));
const wink = square(840, one({ hat: boatHat, lids: "wink" }, 420, 510, 1));
const empty = square(
  800,
  one({ mouth: "worried", look: [0.8, -0.7] }, 330, 470, 0.84),
  move(620, 130, fly, 1.1),
  move(640, 430, net, 0.8),
);
const broken = square(800, one({ mouth: "half", look: [0, 0.4], arms: upsideDown }, 400, 330, 0.95, 180));
const reset = square(800, one({ arms: [ARMS.raised] }, 340, 470, 0.9), move(660, 470, key, 1.1));

const community = door(
  one({ hat: boatHat, lids: "heavy", look: [0, 0.5] }, 360, 470, 0.86),
  move(360, 690, newspaper, 0.82),
);
const official = door(
  one({ hat: boatHat, mouth: "shut", look: [0.6, 0] }, 300, 540, 0.86),
  move(450, 590, trumpet, 0.86, -8),
);
const team = door(one({ hat: boatHat }, 360, 500, 0.86), move(420, 780, letter, 1));

/** A crowd to the horizon, one of them on the shoulders of the others. */
function crowd(): Drawing {
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 15 + row }, (_, index) =>
      one(
        { hasBody: false, lids: (index + row) % 4 === 0 ? "heavy" : "none", mouth: index % 3 === 0 ? "open" : "smile" },
        (index * 1600) / (14 + row),
        470 + row * 100,
        0.24,
      ),
    ),
  );
  return {
    width: 1600,
    height: 700,
    ground: "none",
    nodes: [
      move(530, 250, flag, 0.6),
      one({ hat: boatHat, mouth: "open", arms: [ARMS.raisedHigh, ARMS.leftHigh] }, 800, 300, 0.6),
      ...rows,
    ],
  };
}

/** What becomes of each drawing: the ink that prints it. */
export const DRAWINGS: Readonly<Record<string, { drawing: Drawing; ink: "dark" | "light" }>> = {
  crowd: { drawing: crowd(), ink: "dark" },
  "door-community": { drawing: community, ink: "light" },
  "door-community-light": { drawing: community, ink: "dark" },
  "door-group": { drawing: team, ink: "dark" },
  "door-official": { drawing: official, ink: "light" },
  "door-official-light": { drawing: official, ink: "dark" },
  "empty-dark": { drawing: empty, ink: "light" },
  "empty-light": { drawing: empty, ink: "dark" },
  "error-dark": { drawing: broken, ink: "light" },
  "error-light": { drawing: broken, ink: "dark" },
  "mascot-dark": { drawing: mascot, ink: "light" },
  "mascot-light": { drawing: mascot, ink: "dark" },
  "not-found-light": { drawing: eyes, ink: "dark" },
  "one-eye-dark": { drawing: wink, ink: "light" },
  "one-eye-light": { drawing: wink, ink: "dark" },
  "reset-dark": { drawing: reset, ink: "light" },
  "reset-light": { drawing: reset, ink: "dark" },
};
