/** Pictures with a story: the movement, the values, and templates that leave room for words. */
import { ARMS, type Frog, frog, frogFromBehind, hand, SKINS } from "./frog.ts";
import { box, type Drawing, ellipse, group, INK, move, type Node, shape, stroke, tube } from "./ink.ts";
import {
  boatHat,
  crown,
  flag,
  fly,
  framed,
  goggles,
  lantern,
  letter,
  lilyPad,
  moon,
  paperBoat,
  rays,
  reeds,
  ripples,
  snorkel,
  stars,
  trumpet,
  umbrella,
  watcher,
} from "./props.ts";

const WIDE = { width: 1200, height: 900 } as const;
const STAGE = { width: 1200, height: 1200 } as const;

const stand = (who: Frog, x: number, y: number, scale: number): Node => move(x, y, frog(who), scale);
const night = (height: number): readonly Node[] => stars(1200, height, 60);
const glow = (x: number, y: number, r: number, ink: string): Node =>
  shape(ellipse(x, y, r), ink, { shade: { from: 0.2, to: 1, turned: "round" } });
const water = (y: number, height: number): Node =>
  move(0, y, [
    shape(box(0, 0, 1200, height), INK.pond, { shade: { from: 0, to: 0.5, turned: "down" } }),
    ...ripples(1200, height),
  ]);

function rally(): readonly Node[] {
  const crew = (who: Frog, x: number, y: number, scale: number, held: readonly Node[] = []): Node =>
    move(
      x,
      y,
      [move(0, -90, frog(who), 0.5), ...held, group("", paperBoat.slice(1)), stroke("M-250 96H250", 9, INK.lime)],
      scale,
    );
  return [
    ...night(420),
    glow(600, 330, 420, INK.gold),
    move(600, 330, moon(250)),
    water(560, 340),
    crew({ arms: [ARMS.leftHigh] }, 200, 560, 0.8, [move(130, -150, flag, 0.6)]),
    crew({ skin: SKINS.lime, arms: [ARMS.raisedHigh] }, 1010, 590, 0.7),
    crew({ hat: boatHat, mouth: "open", arms: [ARMS.raisedHigh, ARMS.leftHigh] }, 600, 700, 1.7, [
      move(150, -170, flag, 0.7),
    ]),
    move(160, 810, watcher()),
    move(1050, 820, watcher()),
  ];
}

function council(): readonly Node[] {
  return [
    glow(600, 520, 700, INK.orange),
    ...night(200),
    move(80, 900, reeds(760)),
    move(1090, 900, reeds(700)),
    stand({ skin: SKINS.lime }, 250, 400, 0.62),
    stand({ hat: boatHat, lids: "heavy" }, 600, 340, 0.74),
    stand({ skin: SKINS.orange, mouth: "round" }, 950, 400, 0.62),
    move(600, 650, [lilyPad(430)]),
    move(600, 590, lantern, 0.9),
    move(160, 900, frogFromBehind(SKINS.moss), 0.8),
    move(1040, 900, frogFromBehind(SKINS.moss), 0.8),
  ];
}

function city(): readonly Node[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((house) => {
    const x = house * 175 - 20;
    const top = 90 + ((house * 137) % 190);
    const windows = Array.from({ length: 18 }, (_, index) => ({
      x: x + 22 + (index % 3) * 46,
      y: top + 30 + Math.floor(index / 3) * 60,
      isOn: (index * 7 + house * 3) % 5 < 2,
    }));
    return [
      shape(box(x, top, 165, 600), INK.pond, { line: 8 }),
      ...windows.filter(({ isOn }) => isOn).map((at) => shape(box(at.x, at.y, 24, 32), INK.gold)),
    ];
  });
}

function crossing(): readonly Node[] {
  const stripes = Array.from({ length: 7 }, (_, index) => {
    const [top, foot] = [300 + index * 100, -90 + index * 230];
    return shape(
      `M${top - 30} 540H${top + 30}L${foot + 80} 900H${foot - 80}Z`,
      index % 2 === 0 ? INK.paper : INK.lime,
      { shade: { from: 0, to: 0.4, turned: "down" } },
    );
  });
  const walker = (who: Frog, x: number, scale: number): Node =>
    stand({ hasFeet: true, ...who }, x, 760 - 440 * scale, scale);
  return [
    ...city(),
    glow(430, 210, 240, INK.gold),
    glow(770, 210, 240, INK.gold),
    shape(box(0, 540, 1200, 360), INK.void),
    ...stripes,
    walker({ skin: SKINS.lime }, 140, 0.5),
    walker({}, 350, 0.64),
    walker({ hat: boatHat, arms: [ARMS.raised] }, 600, 0.78),
    walker({ skin: SKINS.orange }, 850, 0.6),
    walker({ skin: SKINS.lime }, 1060, 0.5),
    move(1060, 520, umbrella, 0.42),
    move(350, 700, letter, 0.32),
  ];
}

function collective(): readonly Node[] {
  return [
    move(600, 430, rays([INK.deep, INK.pond], 18)),
    stroke(ellipse(600, 430, 370), 26, INK.gold),
    stand({ skin: SKINS.gold, hat: crown }, 170, 420, 0.62),
    stand({ skin: SKINS.moss }, 1040, 440, 0.62),
    move(1040, 430, umbrella, 0.62),
    stand({ skin: SKINS.orange, mouth: "open" }, 350, 530, 0.72),
    stand({ skin: { ...SKINS.lime, iris: INK.paper }, mouth: "shut" }, 850, 530, 0.72),
    move(850, 530, [...goggles, ...snorkel], 0.72),
    stand({ hat: boatHat, arms: [ARMS.raised, ARMS.left] }, 600, 640, 0.92),
    ...[80, 300, 900, 1120].map((x) => move(x, 870, watcher(), 0.8)),
  ];
}

function gallery(): readonly Node[] {
  const print = (x: number, y: number, size: number, ground: string, who: Frog): Node =>
    move(x, y, [framed(size, size, ground, [move(0, size * 0.16, frog({ hasBody: false, ...who }), size / 560)])]);
  return [
    shape(box(0, 0, 1200, 900), INK.deep, { shade: { from: 0, to: 0.7, turned: "down" } }),
    shape(box(0, 780, 1200, 120), INK.void),
    move(600, 300, [
      framed(400, 480, INK.orange, [...rays([INK.gold, INK.orange], 14), move(0, 130, frog({ hat: boatHat }), 0.68)]),
    ]),
    print(190, 190, 210, INK.orange, { skin: SKINS.lime }),
    print(190, 470, 210, INK.pink, { mouth: "open" }),
    print(1010, 190, 210, INK.paper, { skin: SKINS.orange, mouth: "round" }),
    print(1010, 470, 210, INK.lime, { skin: SKINS.moss, lids: "closed" }),
    move(430, 760, frogFromBehind(SKINS.leaf), 0.7),
    move(790, 800, frogFromBehind(SKINS.moss), 0.58),
  ];
}

function chaos(): readonly Node[] {
  const thrown = [
    [820, 160, 0.5, -20],
    [1000, 300, 0.4, 24],
    [1080, 130, 0.3, 60],
    [930, 470, 0.55, 10],
    [1110, 560, 0.4, -30],
    [980, 690, 0.5, 40],
  ] as const;
  const flies = [
    [900, 90, 0.7],
    [1120, 420, 0.8],
    [1020, 800, 0.7],
    [820, 640, 0.6],
  ] as const;
  return [
    move(700, 430, rays([INK.gold, INK.orange], 18)),
    ...thrown.map(([x, y, scale, turn]) => move(x, y, paperBoat, scale, turn)),
    ...flies.map(([x, y, scale]) => move(x, y, fly, scale)),
    stand({ hat: boatHat, mouth: "shut", look: [0.7, 0.1] }, 320, 490, 1),
    move(500, 540, trumpet, 1.1, -8),
    move(320, 490, [tube("M150 160C230 220 250 190 250 150", 54, INK.leaf), move(250, 96, hand())]),
  ];
}

function people(): readonly Node[] {
  const crowd = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 9 + row }, (_, index) =>
      move(60 + (index * 1140) / (8 + row), 640 + row * 100, watcher(), 0.9),
    ),
  );
  return [
    ...night(500),
    glow(600, 360, 480, INK.lime),
    move(600, 380, moon(300, INK.lime)),
    stand({ skin: SKINS.lime, arms: [ARMS.leftHigh] }, 330, 470, 0.6),
    move(150, 330, flag, 0.7),
    stand({ skin: SKINS.orange, arms: [ARMS.raisedHigh] }, 870, 470, 0.6),
    stand({ skin: SKINS.leaf, hat: crown }, 600, 420, 0.82),
    shape(box(0, 600, 1200, 300), INK.pond, { line: 12 }),
    move(0, 610, ripples(1200, 280)),
    ...crowd,
  ];
}

const wide = (ground: string, nodes: readonly Node[]): Drawing => ({ ...WIDE, ground, nodes });

export const MOVEMENT: Readonly<Record<string, Drawing>> = {
  "rally-scene": wide(INK.void, rally()),
  "tactical-bunker": wide(INK.void, council()),
  "street-takeover": wide(INK.void, crossing()),
  "chaos-collective": wide(INK.pond, collective()),
};

export const VALUES: Readonly<Record<string, Drawing>> = {
  culture: wide(INK.deep, gallery()),
  chaos: wide(INK.gold, chaos()),
  people: wide(INK.void, people()),
};

/** The pond by night: the ground of every template, dark above and below where words stand. */
const pond: readonly Node[] = [
  shape(box(0, 0, 1200, 560), INK.void, { shade: 0 }),
  ...stars(1200, 420, 40),
  water(560, 640),
];
const stage = (...nodes: readonly Node[]): Drawing => ({ ...STAGE, ground: INK.void, nodes: [...pond, ...nodes] });
const sit = (who: Frog, x: number, y: number, scale = 0.52): Node =>
  move(x, y, [move(0, 150, [lilyPad(190)]), move(0, -90, frog({ hasFeet: true, ...who }), scale)]);

export const TEMPLATES: Readonly<Record<string, Drawing>> = {
  "staring-at-the-fly": stage(
    move(110, 1040, reeds(520)),
    sit({ look: [0.9, -0.6] }, 400, 640, 0.6),
    move(920, 360, fly, 1.2),
    stroke("M900 420C960 470 880 520 800 470", 6, INK.moss),
  ),
  "two-pads": stage(
    move(600, 380, moon(90)),
    sit({ mouth: "open", arms: [ARMS.raised, ARMS.left] }, 300, 640),
    sit({ skin: SKINS.orange, mouth: "round", look: [-0.8, 0] }, 890, 640),
  ),
  "crossing-the-road": {
    ...STAGE,
    ground: INK.void,
    nodes: [
      ...city(),
      shape(box(0, 600, 1200, 600), INK.void),
      glow(360, 480, 300, INK.gold),
      glow(840, 480, 300, INK.gold),
      shape(ellipse(360, 480, 60), INK.paper),
      shape(ellipse(840, 480, 60), INK.paper),
      ...Array.from({ length: 6 }, (_, index) =>
        shape(`M${340 + index * 105} 640h60L${110 + index * 200} 980h-110Z`, INK.paper, {
          shade: { from: 0, to: 0.5, turned: "down" },
        }),
      ),
      move(600, 590, frog({ hasFeet: true, mouth: "worried", look: [0, 0.2] }), 0.66),
    ],
  },
  "pond-meeting": stage(
    move(80, 1060, reeds(640)),
    move(800, 480, [
      shape("M-290 -190L280 -210L300 170L-270 190Z", INK.paper, { line: 14, shade: { from: 0, to: 0.25 } }),
      tube("M-180 190V420M190 176V420", 20, INK.gold, 9),
    ]),
    move(760, 880, [lilyPad(420)]),
    sit({ hat: boatHat, mouth: "open", arms: [ARMS.raised] }, 300, 660, 0.56),
    move(700, 830, frog({ skin: SKINS.lime }), 0.3),
    move(900, 840, frog({ skin: SKINS.orange }), 0.3),
  ),
  "the-leap": stage(
    glow(620, 480, 380, INK.gold),
    move(620, 480, moon(240)),
    move(
      600,
      560,
      frog({ hasFeet: true, hat: boatHat, mouth: "open", arms: [ARMS.raisedHigh, ARMS.leftHigh] }),
      0.58,
      -14,
    ),
    stroke(ellipse(420, 960, 150, 36), 9, INK.lime),
    stroke(ellipse(420, 960, 80, 18), 7, INK.lime),
  ),
  "blank-pond": stage(
    move(760, 360, moon(120)),
    move(90, 1060, reeds(640)),
    move(1090, 1060, reeds(600)),
    move(420, 780, [lilyPad(210)]),
    move(560, 730, [shape("M-40 0Q-30 -60 0 -70Q30 -60 40 0Q0 24 -40 0Z", INK.pink, { line: 9 })]),
  ),
};
