import { type Drawing, linearGradient, path, round, svg } from "../drawing.ts";

interface Cone {
  /** Where it begins, in shares of the width and the height. */
  x: number;
  y: number;
  /** Its width there and how much it widens to each side down to the floor, in shares of the height. */
  wide: number;
  spread: number;
  colour: string;
  opacity: number;
}

/** What a lamp throws, to be blurred. */
export function drawLampCone({ x, y, wide, spread, colour, opacity }: Cone): Drawing {
  return (width, height) => {
    const half = 0.5 * wide * height;
    const aside = half + spread * height;
    const [from, to, top] = [x * width - half, x * width + half, y * height].map(round) as [number, number, number];
    return svg(
      width,
      height,
      linearGradient("cone", [
        { at: 0, colour, opacity },
        { at: 1, colour, opacity: 0 },
      ]),
      path(
        `M${from} ${top}H${to}L${round(x * width + aside)} ${height}H${round(x * width - aside)}Z`,
        'fill="url(#cone)"',
      ),
    );
  };
}

interface WarMap {
  /** Its middle, in shares of the width and the height. */
  x: number;
  y: number;
  /** Half its width and half its height, in shares of the height. */
  wide: number;
  tall: number;
  paper: string;
  ink: string;
}

/** The plan on the wall: the pizza in districts, the ways into it from either side, and where each way ends. */
export function drawWarMap({ x, y, wide, tall, paper, ink }: WarMap): Drawing {
  return (width, height) => {
    const [left, top] = [x * width - wide * height, y * height - tall * height];
    const line = round(0.005 * height);
    const at = (share: number, down: number) =>
      `${round(left + share * 2 * wide * height)} ${round(top + down * 2 * tall * height)}`;
    const grid = Array.from(
      { length: 11 },
      (_, index) => `M${at((index + 1) / 12, 0)}V${round(top + 2 * tall * height)}`,
    );
    const rows = Array.from(
      { length: 6 },
      (_, index) => `M${at(0, (index + 1) / 7)}H${round(left + 2 * wide * height)}`,
    );
    const radius = 0.86 * tall * height;
    const cuts = Array.from({ length: 8 }, (_, index) => {
      const way = ((index + 0.5) * Math.PI) / 4;
      return `M${round(x * width)} ${round(y * height)}l${round(radius * Math.cos(way))} ${round(radius * Math.sin(way))}`;
    });
    const crosses = [at(0.3, 0.26), at(0.7, 0.26)].map((place) => {
      const arm = round(0.022 * height);
      return `M${place}m${-arm} ${-arm}l${2 * arm} ${2 * arm}m${-2 * arm} 0l${2 * arm} ${-2 * arm}`;
    });
    const ways = [
      `M${at(0.03, 0.62)}Q${at(0.12, 0.1)} ${at(0.265, 0.26)}`,
      `M${at(0.97, 0.62)}Q${at(0.88, 0.1)} ${at(0.735, 0.26)}`,
    ];
    const circle = (share: number, own: string) =>
      `<circle cx="${round(x * width)}" cy="${round(y * height)}" r="${round(share * radius)}" fill="none" stroke="${ink}" ${own}/>`;
    const stroke = (d: string[], own: string) => path(d.join(""), `fill="none" stroke="${ink}" ${own}`);
    return svg(
      width,
      height,
      path(
        `M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`,
        `fill="${paper}" stroke="${ink}" stroke-opacity="0.5" stroke-width="${line}"`,
      ),
      stroke([...grid, ...rows], `stroke-opacity="0.22" stroke-width="${round(line / 2)}"`),
      circle(1, `stroke-width="${round(line * 2)}"`),
      circle(0.9, `stroke-width="${line}"`),
      stroke(cuts, `stroke-width="${line}"`),
      stroke(ways, `stroke-width="${round(line * 2)}" stroke-dasharray="${4 * line} ${3 * line}"`),
      stroke(crosses, `stroke-width="${round(line * 2)}"`),
    );
  };
}
