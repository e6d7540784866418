/** What frogs wear and hold, and what stands around them. */
import { box, ellipse, group, INK, type Node, shape, stroke, tube } from "./ink.ts";

/** A newspaper folded into a boat, worn. */
export const boatHat: readonly Node[] = [
  shape("M-262 -288L-150 -238L-108 -206L-186 -184Z", INK.paper, { line: 16 }),
  shape("M256 -330L138 -258L86 -224L196 -190Z", INK.paper, { line: 16, shade: 0.3 }),
  shape("M-120 -220L-28 -452L112 -240L70 -120L0 -64L-70 -120Z", INK.paper, { line: 16 }),
  shape("M-26 -440L102 -244L-8 -206Z", INK.paper, { shade: 0.42 }),
  stroke("M-28 -446L-6 -206", 11),
  stroke("M-120 -220Q0 -196 112 -240", 11),
];

export const crown: readonly Node[] = [
  shape("M-150 -196L-176 -348L-76 -270L0 -420L76 -270L176 -348L150 -196Q0 -240 -150 -196Z", INK.gold, {
    line: 16,
    shade: { from: 0, to: 0.5 },
  }),
  ...[
    [-176, -352],
    [0, -426],
    [176, -352],
  ].map(([x = 0, y = 0]) => shape(ellipse(x, y, 22), INK.pink, { line: 12 })),
];

export const mossHood: readonly Node[] = [
  shape("M-240 180C-300 -60 -210 -330 0 -430C210 -330 300 -60 240 180Z", INK.deep, {
    line: 14,
    shade: { from: 0.1, to: 0.7 },
  }),
];

export const snorkel: readonly Node[] = [
  tube("M120 96C240 110 268 60 262 -40V-250", 34, INK.orange),
  shape(box(244, -290, 38, 40), INK.paper, { line: 12 }),
];

export const goggles: readonly Node[] = [-120, 120].map((x) => stroke(ellipse(x, -132, 88), 26, INK.orange));

export const umbrella: readonly Node[] = [
  tube("M0 -330V420", 16, INK.leaf, 10),
  shape(
    "M-330 -250C-300 -470 300 -470 330 -250Q270 -290 220 -244Q160 -290 110 -244Q50 -290 0 -244Q-50 -290 -110 -244Q-160 -290 -220 -244Q-270 -290 -330 -250Z",
    INK.lime,
    { line: 15, shade: { from: 0, to: 0.6 } },
  ),
  stroke("M0 -414L-110 -250M0 -414L110 -250M0 -440V-470", 10),
];

export const oar: readonly Node[] = [
  tube("M0 -180L22 460", 26, INK.gold, 12),
  shape("M-56 -380C-56 -440 60 -440 60 -380L46 -190C40 -150 -24 -150 -32 -190Z", INK.gold, {
    line: 15,
    shade: { from: 0, to: 0.7 },
  }),
  shape("M-54 -330L58 -334V-288L-50 -284Z", INK.orange),
  stroke("M0 -400L6 -190", 9),
];

export const lantern: readonly Node[] = [
  stroke("M-26 -64Q0 -110 26 -64", 12),
  shape("M-58 -56H58L44 -84H-44Z", INK.orange, { line: 12 }),
  shape("M-50 -56H50V70H-50Z", INK.gold, { line: 12 }),
  shape(ellipse(0, 10, 26, 40), INK.paper),
  shape("M-62 70H62V96H-62Z", INK.orange, { line: 12 }),
];

export const trumpet: readonly Node[] = [
  shape("M0 -24L190 -110Q260 0 190 110L0 24Z", INK.orange, { line: 15, shade: { from: 0, to: 0.5 } }),
  shape(ellipse(206, 0, 44, 118), INK.gold, { line: 15 }),
  shape(ellipse(212, 0, 20, 78), INK.line),
];

export const fly: readonly Node[] = [
  shape(ellipse(-26, -28, 34, 20), INK.paper, { line: 9 }),
  shape(ellipse(26, -28, 34, 20), INK.paper, { line: 9 }),
  shape(ellipse(0, 2, 24, 30), INK.line),
  shape(ellipse(-10, -16, 8), INK.orange),
  shape(ellipse(10, -16, 8), INK.orange),
];

export const newspaper: readonly Node[] = [
  shape("M-330 -150L0 -120V330L-330 290Z", INK.paper, { line: 15 }),
  shape("M330 -150L0 -120V330L330 290Z", INK.paper, { line: 15, shade: { from: 0.1, to: 0.4 } }),
  stroke("M-280 -84L-50 -62M280 -84L50 -62", 26),
  ...[0, 1, 2, 3, 4].flatMap((row) => [
    stroke(
      `M-280 ${row * 60}L-60 ${row * 60 + 16}M280 ${row * 60}L${row < 2 ? 170 : 60} ${row * 60 + (row < 2 ? 8 : 16)}`,
      10,
    ),
  ]),
  shape("M50 -4L140 -10V76L50 84Z", INK.leaf),
];

export const key: readonly Node[] = [
  shape(`${ellipse(0, -110, 70)}${ellipse(0, -110, 32)}`, INK.gold, { line: 13 }),
  shape("M-20 -44H20V190H-20Z", INK.gold, { line: 13 }),
  shape("M20 96H80V132H20ZM20 152H64V188H20Z", INK.gold, { line: 13 }),
];

export const net: readonly Node[] = [
  tube("M0 -200V190", 24, INK.gold, 11),
  shape(ellipse(0, 240, 110, 50), INK.deep, { line: 15 }),
  ...[-70, -36, 0, 36, 70].map((x) => stroke(`M${x} 246L${x * 0.6} 350`, 8)),
];

export const letter: readonly Node[] = [
  shape("M-170 -100H170V110H-170Z", INK.paper, { line: 15, shade: { from: 0, to: 0.3, turned: "down" } }),
  stroke("M-170 -100L0 26L170 -100M-170 110L-50 -10M170 110L50 -10", 12),
];

export const flag: readonly Node[] = [
  tube("M0 -330V200", 20, INK.paper, 10),
  shape("M8 -330Q110 -370 210 -320Q190 -260 214 -190Q110 -240 8 -190Z", INK.orange, {
    line: 14,
    shade: { from: 0, to: 0.5 },
  }),
];

export const paperBoat: readonly Node[] = [
  shape("M-60 0L0 -160L60 0Z", INK.paper, { line: 14, shade: { from: 0, to: 0.4 } }),
  shape("M-230 -60L-90 0H90L230 -60L130 90H-130Z", INK.paper, { line: 15, shade: { from: 0, to: 0.5 } }),
];

export function lilyPad(rx: number, ry = rx * 0.3): Node {
  const edge = (turn: number) => `${(Math.cos(turn) * rx).toFixed(1)} ${(Math.sin(turn) * ry).toFixed(1)}`;
  return shape(`M0 0L${edge(1.1)}A${rx} ${ry} 0 1 1 ${edge(0.75)}Z`, INK.leaf, {
    line: 13,
    shade: { from: 0.05, to: 0.6, turned: "down" },
  });
}

export function moon(r: number, fill: string = INK.gold): readonly Node[] {
  return [
    shape(ellipse(0, 0, r), fill, { shade: { from: 0, to: 0.55 } }),
    ...[
      [-0.3, -0.2, 0.16],
      [0.2, 0.3, 0.22],
      [0.34, -0.34, 0.1],
    ].map(([x = 0, y = 0, size = 0]) => stroke(ellipse(x * r, y * r, size * r), r * 0.025)),
  ];
}

export function rays(inks: readonly [string, string], count = 16, r = 1300): readonly Node[] {
  const at = (turn: number) => `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`;
  return Array.from({ length: count * 2 }, (_, index) => {
    const turn = (index * Math.PI) / count + 0.1;
    return shape(`M0 0L${at(turn)}L${at(turn + Math.PI / count)}Z`, inks[index % 2] ?? inks[0]);
  });
}

export function reeds(height: number): readonly Node[] {
  return [-60, 0, 50, 96].flatMap((x, index) => {
    const top = -height * (0.7 + 0.1 * ((index * 7) % 4));
    return [
      stroke(`M${x} 0Q${x + 10} ${top / 2} ${x + (index - 1) * 16} ${top}`, 11, INK.moss),
      ...(index % 2 === 0 ? [tube(`M${x + (index - 1) * 16} ${top}v-70`, 20, INK.orange, 8)] : []),
    ];
  });
}

/** Lines of still water, wider towards the eye. */
export function ripples(width: number, height: number, ink: string = INK.moss): readonly Node[] {
  return Array.from({ length: 26 }, (_, index) => {
    const y = height * ((index + 0.5) / 26) ** 1.4;
    const x = ((index + 1) * 0.618034) % 1;
    const long = 40 + 150 * (y / height);
    return stroke(`M${(x * width).toFixed(0)} ${y.toFixed(0)}h${long.toFixed(0)}`, 4 + 5 * (y / height), ink);
  });
}

export function stars(width: number, height: number, count = 40): readonly Node[] {
  return Array.from({ length: count }, (_, index) =>
    shape(
      ellipse((((index + 1) * 0.754877) % 1) * width, (((index + 1) * 0.56984) % 1) * height, 2 + ((index * 5) % 4)),
      INK.paper,
    ),
  );
}

/** Two eyes above the water. */
export function watcher(): readonly Node[] {
  return [-34, 34]
    .flatMap((x) => [
      shape(ellipse(x, 0, 30), INK.leaf, { line: 9, shade: { from: 0, to: 0.5 } }),
      shape(ellipse(x, 0, 20), INK.gold, { line: 7 }),
      shape(ellipse(x - 3, 0, 12, 8), INK.line),
    ])
    .concat(stroke("M-96 28H96", 8, INK.lime));
}

export function framed(width: number, height: number, ground: string, of: readonly Node[]): Node {
  const edge = box(-width / 2, -height / 2, width, height);
  return group("", [
    shape(edge, INK.gold, { line: 30, lineInk: INK.gold }),
    stroke(edge, 46),
    stroke(edge, 26, INK.gold),
    group("", [shape(edge, ground), ...of], edge),
    stroke(edge, 8),
  ]);
}
