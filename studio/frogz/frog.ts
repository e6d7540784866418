/** The frog: one head for everybody, told apart by skin, hat, mouth, lids and what the arms do. Its middle is between the nostrils. */
import { ellipse, group, INK, lit, move, type Node, shape, stroke, tube } from "./ink.ts";

export interface Skin {
  base: string;
  rim: string;
  spot: string;
  belly: string;
  iris: string;
}

const leaf: Skin = { base: INK.leaf, rim: INK.lime, spot: INK.moss, belly: INK.lime, iris: INK.gold };

export const SKINS = {
  leaf,
  lime: { base: INK.lime, rim: INK.paper, spot: INK.leaf, belly: INK.paper, iris: INK.gold },
  orange: { base: INK.orange, rim: INK.gold, spot: INK.line, belly: INK.gold, iris: INK.gold },
  gold: { base: INK.gold, rim: INK.paper, spot: INK.orange, belly: INK.paper, iris: INK.lime },
  moss: { base: INK.moss, rim: INK.leaf, spot: INK.pond, belly: INK.leaf, iris: INK.gold },
  glass: { base: INK.deep, rim: INK.leaf, spot: INK.pond, belly: INK.deep, iris: INK.lime },
  one: { base: "#8c8c8c", rim: "#e8e8e8", spot: "#4a4a4a", belly: "#dedede", iris: "#f4f4f4" },
} satisfies Record<string, Skin>;

export type Mouth = "smile" | "half" | "open" | "worried" | "shut" | "round";
export type Lids = "none" | "heavy" | "one" | "closed" | "wink";

export interface Frog {
  skin?: Skin;
  mouth?: Mouth;
  lids?: Lids;
  /** Where the pupils stand, −1 to 1. */
  look?: readonly [x: number, y: number];
  hat?: readonly Node[];
  /** Paths of arms from shoulder to wrist, each with the turn of its hand. */
  arms?: readonly { d: string; hand: readonly [x: number, y: number]; turn: number }[];
  hasBody?: boolean;
  hasFeet?: boolean;
  /** Between body and head, such as a scarf or ribs. */
  worn?: readonly Node[];
}

const HEAD =
  "M-192 -28C-224 18 -228 66 -194 104C-158 142 -82 156 0 156C82 156 158 142 194 104C228 66 224 18 192 -28C160 -78 100 -112 0 -112C-100 -112 -160 -78 -192 -28Z";
const BODY = "M-150 110C-184 190 -190 280 -188 430H188C190 280 184 190 150 110Z";
const BELLY = "M-104 120C-130 220 -128 320 -122 430H122C128 320 130 220 104 120Z";
const EYES = [-120, 120] as const;
const EYE_Y = -132;
const SMILE = "M-186 -4C-124 84 124 84 186 -4";

const MOUTHS: Record<Mouth, (skin: Skin) => readonly Node[]> = {
  smile: () => [stroke(SMILE, 15), stroke("M-204 6Q-190 2 -178 -20M204 6Q190 2 178 -20", 13)],
  half: () => [stroke("M-170 26C-90 62 80 62 176 0", 15), stroke("M192 12Q182 2 166 -14", 13)],
  shut: () => [stroke("M-190 22C-90 34 90 34 190 22", 15)],
  worried: () => [stroke("M-170 62C-80 14 80 14 170 62", 15)],
  round: () => [shape(ellipse(0, 54, 34, 28), INK.line)],
  open: () => [
    shape("M-172 0C-110 30 110 30 172 0C170 92 96 128 0 128C-96 128 -170 92 -172 0Z", INK.line, { line: 14 }),
    shape("M-92 96C-60 62 60 62 92 96C60 124 -60 124 -92 96Z", INK.pink),
  ],
};

function eye(x: number, skin: Skin, lids: Lids, [lookX, lookY]: readonly [number, number]): Node {
  const isClosed = lids === "closed" || (lids === "wink" && x < 0);
  const ring = lit(ellipse(0, 0, 98), skin, { from: 0, to: 0.3 });
  if (isClosed) return move(x, EYE_Y, [ring, stroke("M-58 6Q0 56 58 6", 14)]);
  const drop = lids === "heavy" ? -4 : lids === "one" && x > 0 ? -22 : undefined;
  const iris = ellipse(0, 0, 67);
  const lid =
    drop === undefined ? [] : [shape(`M-72 -72H72V${drop - 12}Q0 ${drop + 8} -72 ${drop}Z`, skin.base, { line: 12 })];
  const at = { x: lookX * 22, y: lookY * 22 + (drop === undefined ? 0 : 10) };
  return move(x, EYE_Y, [
    ring,
    shape(iris, skin.iris, { shade: { from: 0, to: 0.5, turned: "down" } }),
    group(
      "",
      [
        shape(`M${at.x - 28} ${at.y - 26}h56a26 26 0 0 1 0 52h-56a26 26 0 0 1 0 -52Z`, INK.line),
        shape(ellipse(at.x - 22, at.y - 8, 9), INK.paper),
        ...lid,
      ],
      iris,
    ),
    stroke(iris, 13),
  ]);
}

/** Four toes with pads, and the palm. */
export function hand(skin: Skin = leaf): readonly Node[] {
  const toes = [-62, -24, 18, 56].map((x, index) => ({ x, y: [-34, -64, -62, -30][index] ?? 0 }));
  return [
    ...toes.map(({ x, y }) => tube(`M0 20L${x} ${y}`, 22, skin.base, 12)),
    ...toes.map(({ x, y }) => shape(ellipse(x, y, 20), INK.orange, { line: 12 })),
    ...toes.map(({ x, y }) => shape(ellipse(x - 6, y - 6, 5), INK.paper)),
    shape("M-34 -14Q0 -28 34 -14Q38 40 0 52Q-38 40 -34 -14Z", skin.base, {
      shade: { from: 0, to: 0.5, turned: "down" },
    }),
  ];
}

export function frog({
  skin = leaf,
  mouth = "smile",
  lids = "none",
  look = [-0.1, 0],
  hat = [],
  arms = [],
  hasBody = true,
  hasFeet = false,
  worn = [],
}: Frog = {}): readonly Node[] {
  const foot = (x: number) =>
    move(x, 430, [
      shape("M-74 22C-60 -30 60 -30 74 22Q40 34 24 22Q0 38 -24 22Q-46 34 -74 22Z", skin.base, {
        line: 14,
        shade: { from: 0, to: 0.5, turned: "down" },
      }),
      ...[-52, 0, 52].map((toe) => shape(ellipse(toe, 22, 13), INK.orange, { line: 10 })),
    ]);
  const body = [
    lit(BODY, skin, { from: 0, to: 0.85 }),
    group("", [shape(BELLY, skin.belly, { shade: { from: 0, to: 0.5 } })], BODY),
    stroke(BODY, 14),
    ...(hasFeet ? [foot(-96), foot(96)] : []),
  ];
  return [
    ...(hasBody ? body : []),
    ...worn,
    ...hat,
    lit(HEAD, skin, { from: 0, to: 0.8 }),
    group(
      "",
      [
        shape("M-230 60C-120 120 120 120 230 60V180H-230Z", skin.base, { shade: { from: 0.34, to: 0.7 } }),
        shape("M-164 92C-84 138 84 138 164 84C120 150 -120 152 -164 92Z", skin.belly, { shade: 0.12 }),
        ...[
          [-4, -94, 18, 10],
          [-150, -34, 8, 10],
          [-170, -4, 13, 16],
          [164, -10, 13, 18],
          [60, -72, 10, 7],
        ].map(([x = 0, y = 0, rx = 0, ry = 0]) => shape(ellipse(x, y, rx, ry), skin.spot)),
      ],
      HEAD,
    ),
    stroke(HEAD, 14),
    shape(ellipse(-25, -26, 9, 6), INK.line),
    shape(ellipse(25, -26, 9, 6), INK.line),
    ...MOUTHS[mouth](skin),
    ...EYES.map((x) => eye(x, skin, lids, look)),
    ...arms.flatMap(({ d, hand: [x, y], turn }) => [tube(d, 54, skin.base), move(x, y, hand(skin), 1, turn)]),
  ];
}

/** From behind: a back and two bumps. */
export function frogFromBehind(skin: Skin = SKINS.moss): readonly Node[] {
  return [
    lit(BODY, skin, { from: 0.1, to: 0.8 }),
    ...EYES.map((x) => lit(ellipse(x, EYE_Y, 98), skin, { from: 0.1, to: 0.7 })),
    lit(HEAD, skin, { from: 0.1, to: 0.8 }),
  ];
}

export const ARMS = {
  raised: { d: "M158 150C230 210 300 250 330 210C350 180 346 140 344 110", hand: [344, 76], turn: 12 },
  raisedHigh: { d: "M150 140C230 150 280 60 290 -40", hand: [292, -84], turn: 14 },
  left: { d: "M-158 150C-230 210 -280 240 -300 230", hand: [-300, 190], turn: -8 },
  leftHigh: { d: "M-150 140C-230 150 -280 60 -290 -40", hand: [-292, -84], turn: -14 },
  front: { d: "M150 170C190 240 150 290 90 280", hand: [76, 262], turn: -40 },
} satisfies Record<string, { d: string; hand: readonly [number, number]; turn: number }>;
