/** Twelve faces told apart by outline before colour, and six portraits of those who have none. */
import { ARMS, type Frog, frog, hand, SKINS } from "./frog.ts";
import { box, type Drawing, ellipse, group, INK, move, type Node, shape, stroke } from "./ink.ts";
import {
  boatHat,
  crown,
  fly,
  goggles,
  lantern,
  moon,
  mossHood,
  newspaper,
  oar,
  rays,
  ripples,
  snorkel,
  stars,
  umbrella,
} from "./props.ts";

export const SIDE = 1000;

const square = (ground: string, ...nodes: Node[]): Drawing => ({ width: SIDE, height: SIDE, ground, nodes });
/** A ground that runs into dots. */
const fading = (ink: string, from = 0, to = 0.8): Node =>
  shape(box(0, 0, SIDE, SIDE), ink, { shade: { from, to, turned: "down" } });
const bust = (who: Frog, at: { x?: number; y?: number; scale?: number; turn?: number } = {}): Node =>
  move(at.x ?? 500, at.y ?? 640, frog(who), at.scale ?? 1.3, at.turn ?? 0);

function upsideDown(): Node {
  const arms = [
    { d: "M-158 150C-250 170 -300 60 -300 -60", hand: [-300, -100], turn: 0 },
    { d: "M158 150C250 170 300 60 300 -60", hand: [300, -100], turn: 0 },
  ] as const;
  return move(500, 380, frog({ mouth: "half", look: [0, 0.4], arms }), 1.15, 180);
}

function glass(): Node {
  const ribs = [0, 1, 2].flatMap((row) => [
    stroke(`M0 ${200 + row * 50}C-60 ${180 + row * 50} -80 ${200 + row * 50} -90 ${230 + row * 50}`, 9, INK.lime),
    stroke(`M0 ${200 + row * 50}C60 ${180 + row * 50} 80 ${200 + row * 50} 90 ${230 + row * 50}`, 9, INK.lime),
  ]);
  const heart = move(54, 250, [shape("M0 46C-70 -6 -44 -62 0 -26C44 -62 70 -6 0 46Z", INK.pink, { line: 10 })]);
  return bust({ skin: SKINS.glass, worn: [stroke("M0 170V400", 9, INK.lime), ...ribs, heart] });
}

/** From the side, with one eye. */
const profile: readonly Node[] = [
  shape(
    "M180 1000C150 720 260 470 470 410C640 380 820 540 880 610C900 640 880 670 850 676C760 690 660 690 620 720C570 780 560 900 556 1000Z",
    INK.orange,
    { line: 20, shade: { from: 0, to: 0.5 } },
  ),
  stroke("M556 616C660 650 760 650 866 630", 16),
  shape(ellipse(812, 590, 8), INK.line),
  ...[
    [330, 560, 30, 24],
    [260, 700, 34, 28],
    [400, 690, 26, 32],
    [300, 860, 40, 34],
    [440, 840, 28, 36],
    [500, 560, 16, 14],
  ].map(([x = 0, y = 0, rx = 0, ry = 0]) => shape(ellipse(x, y, rx, ry), INK.line)),
  shape(ellipse(560, 460, 104), INK.orange, { line: 18 }),
  shape(ellipse(566, 462, 74), INK.gold, { line: 16, shade: { from: 0, to: 0.5, turned: "down" } }),
  shape("M530 446h60a22 22 0 0 1 0 44h-60a22 22 0 0 1 0 -44Z", INK.line),
];

const tower: readonly Node[] = [
  bust({ mouth: "worried", look: [0, -0.8] }, { y: 930, scale: 1.05 }),
  bust({ skin: SKINS.lime, mouth: "half", hasBody: false }, { y: 640, scale: 0.86 }),
  bust({ mouth: "open", hasBody: false, hat: boatHat }, { y: 398, scale: 0.68 }),
];

const tongue: readonly Node[] = [
  bust({ mouth: "open", look: [0.9, -0.7] }, { x: 430, y: 690 }),
  stroke("M430 830C640 850 820 640 800 300", 54),
  stroke("M430 830C640 850 820 640 800 300", 30, INK.pink),
  move(806, 240, fly, 1.7),
];

const waterline: readonly Node[] = [
  ...stars(SIDE, 480),
  move(720, 240, moon(130, INK.paper)),
  bust({ skin: SKINS.leaf, look: [0.2, 0] }, { y: 660, scale: 1.5 }),
  shape("M0 640Q250 600 500 640T1000 640V1000H0Z", INK.pond),
  ...[0, 1, 2].map((row) => stroke(`M${200 - row * 60} ${650 + row * 46}H${800 + row * 50}`, 12, INK.lime)),
  move(0, 760, ripples(SIDE, 240)),
];

export const FACES: Readonly<Record<string, Drawing>> = {
  "001": square(INK.leaf, move(500, 560, rays([INK.lime, INK.leaf])), bust({ hat: boatHat })),
  "002": square(INK.pond, fading(INK.pond, 0, 0.6), ...tongue),
  "003": square(
    INK.deep,
    ...Array.from({ length: 60 }, (_, index) =>
      stroke(`M${(index * 383) % 1000} ${(index * 241) % 1000}l-14 60`, 6, INK.moss),
    ),
    bust({ mouth: "half", arms: [ARMS.raised] }, { x: 470, y: 700, scale: 1 }),
    move(500, 650, umbrella, 1.25),
  ),
  "004": square(INK.void, ...waterline),
  "005": square(
    INK.orange,
    fading(INK.orange, 0.75, 0),
    shape(box(0, 0, SIDE, 70), INK.moss, { line: 20, shade: { from: 0, to: 0.7, turned: "down" } }),
    upsideDown(),
  ),
  "006": square(INK.gold, move(500, 520, rays([INK.orange, INK.gold])), ...tower),
  "007": square(
    INK.leaf,
    fading(INK.leaf, 0, 0.7),
    ...[
      [120, 200, 34],
      [180, 330, 22],
      [840, 620, 30],
      [900, 480, 20],
    ].map(([x = 0, y = 0, r = 0]) => stroke(ellipse(x, y, r), 10, INK.lime)),
    bust({ skin: { ...SKINS.lime, iris: INK.paper }, mouth: "shut", look: [0.2, 0.1] }),
    move(500, 640, [...goggles, ...snorkel], 1.3),
  ),
  "008": square(
    INK.pink,
    fading(INK.pink, 0, 0.4),
    bust({ lids: "heavy", look: [0, 0.5] }, { y: 580 }),
    move(500, 720, newspaper, 1.25),
  ),
  "009": square(
    INK.void,
    shape(ellipse(500, 520, 640), INK.lime, { shade: { from: 0.55, to: 1, turned: "round" } }),
    glass(),
  ),
  "010": square(
    INK.pond,
    shape(ellipse(820, 700, 620), INK.orange, { shade: { from: 0.05, to: 1, turned: "round" } }),
    move(430, 700, mossHood, 1.35),
    bust({ skin: SKINS.moss }, { x: 430, y: 700, scale: 1.1 }),
    move(800, 640, hand(SKINS.moss), 1.3, 180),
    move(800, 800, lantern, 1.6),
  ),
  "011": square(
    INK.paper,
    fading(INK.paper, 0, 0.3),
    shape(ellipse(480, 470, 330), INK.gold, { shade: { from: 0, to: 0.4, turned: "down" } }),
    ...profile,
  ),
  "012": square(
    INK.void,
    move(500, 560, rays([INK.orange, INK.line], 12)),
    stroke(ellipse(500, 560, 410), 16, INK.gold),
    bust({ skin: SKINS.gold, hat: crown }),
  ),
};

const close = (ground: string, who: Frog): Drawing =>
  square(ground, fading(ground, 0, 0.75), bust({ hasBody: false, ...who }, { y: 610, scale: 1.75 }));

export const PORTRAITS: Readonly<Record<string, Drawing>> = {
  dew: close(INK.lime, {}),
  ember: close(INK.deep, { skin: SKINS.orange }),
  fern: close(INK.gold, { skin: SKINS.moss, mouth: "shut" }),
  lotus: close(INK.leaf, { skin: SKINS.gold, lids: "closed", hat: crown }),
  pebble: {
    ...close(INK.orange, { skin: SKINS.lime, mouth: "shut" }),
    nodes: [
      ...close(INK.orange, { skin: { ...SKINS.lime, iris: INK.paper }, mouth: "shut" }).nodes,
      move(500, 610, goggles, 1.75),
    ],
  },
  reed: close(INK.pink, { mouth: "open", hat: boatHat }),
};

/** The admiral: boat on the head, an oar in one hand, the other raised. */
export const hero: Drawing = {
  width: SIDE,
  height: SIDE,
  ground: "none",
  nodes: [
    group("", [bust({ hat: boatHat, lids: "one", arms: [ARMS.raised, ARMS.left] }, { x: 470, y: 650, scale: 1.2 })]),
    move(96, 650, oar, 1.1),
    move(104, 880, hand(), 1.2),
  ],
};
