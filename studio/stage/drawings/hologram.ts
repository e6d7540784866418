import { createRandom } from "../../random.ts";
import { type Drawing, path, radialGradient, round, svg } from "../drawing.ts";

export interface Hologram {
  seed: number;
  x: number;
  y: number;
  /** Half the width of the table, in shares of the height. */
  radius: number;
  /** The table is seen from above: its depth as a share of its width. */
  slope: number;
  edge: string;
  glass: string;
  line: string;
  alarm: string;
}

/** The table top alone: it lies under the map and behind the near figures. */
export function drawTable({ x, y, radius, slope, edge, glass, line }: Hologram): Drawing {
  return (width, height) => {
    const r = radius * height;
    const at = `cx="${round(x * width)}" rx="${round(r)}" ry="${round(r * slope)}"`;
    return svg(
      width,
      height,
      radialGradient("top", [
        { at: 0, colour: line, opacity: 0.55 },
        { at: 0.55, colour: glass },
        { at: 1, colour: edge },
      ]),
      `<ellipse ${at} cy="${round(y * height + 0.05 * height)}" fill="${edge}"/>`,
      `<ellipse ${at} cy="${round(y * height)}" fill="url(#top)" stroke="${line}" stroke-opacity="0.8" stroke-width="${round(0.004 * height)}"/>`,
    );
  };
}

/** A city of light over the table: blocks in rows, the nearest last, one of them marked. */
export function drawHologram({ seed, x, y, radius, slope, line, alarm }: Hologram): Drawing {
  return (width, height) => {
    const random = createRandom(seed);
    const r = radius * height;
    const CELLS = 13;
    const cell = (1.72 * r) / CELLS;
    const toX = (column: number, row: number) =>
      x * width + (column - CELLS / 2) * cell + (row - CELLS / 2) * cell * 0.24;
    const toY = (row: number) => y * height + (row - CELLS / 2) * cell * slope;
    const parts: string[] = [];
    for (let ring = 1; ring <= 4; ring++) {
      const share = ring / 4.3;
      parts.push(
        `<ellipse cx="${round(x * width)}" cy="${round(y * height)}" rx="${round(r * share)}" ry="${round(r * share * slope)}" fill="none" stroke="${line}" stroke-opacity="0.35" stroke-width="${round(0.002 * height)}"/>`,
      );
    }
    for (let row = 0; row < CELLS; row++) {
      for (let column = 0; column < CELLS; column++) {
        const reach = Math.hypot(column + 0.5 - CELLS / 2, row + 0.5 - CELLS / 2) / (CELLS / 2);
        const dice = random();
        const size = random();
        const isMarked = row === 7 && column === 10;
        if (!isMarked && (reach > 0.92 || dice < 0.22)) continue;
        const tall = cell * (isMarked ? 4.4 : (0.35 + 2.6 * size ** 2) * (1.25 - reach));
        parts.push(
          ...drawBlock(toX(column, row), toY(row), cell * 0.74, cell * slope * 0.72, tall, isMarked ? alarm : line),
        );
      }
    }
    return svg(width, height, ...parts);
  };
}

function drawBlock(x: number, y: number, wide: number, deep: number, tall: number, colour: string): string[] {
  const lean = wide * 0.2;
  const front = `M${round(x)} ${round(y)}h${round(wide)}v${round(-tall)}h${round(-wide)}Z`;
  const top = `M${round(x)} ${round(y - tall)}h${round(wide)}l${round(-lean)} ${round(-deep)}h${round(-wide)}Z`;
  const stroke = `stroke="${colour}" stroke-width="${round(0.034 * wide)}" stroke-linejoin="round"`;
  return [
    path(front, `fill="${colour}" fill-opacity="0.16" ${stroke} stroke-opacity="0.85"`),
    path(top, `fill="${colour}" fill-opacity="0.5" ${stroke}`),
  ];
}
