import { createRandom } from "../../random.ts";
import { type Drawing, rect, svg } from "../drawing.ts";

export interface City {
  seed: number;
  /** Share of the height where the houses stand. */
  ground: number;
  /** Nearest row last. */
  rows: { fill: string; lit: string; tallest: number; share: number }[];
  /** Share of the width around the middle that stays free. */
  gap: number;
}

/** Blocks of houses with few lit windows in groups: a regular grid of them would read as a mosaic. */
export function drawCity({ seed, ground, rows, gap }: City): Drawing {
  return (width, height) => {
    const random = createRandom(seed);
    const parts: string[] = [];
    for (const { fill, lit, tallest, share } of rows) {
      for (let x = -random() * 0.1 * width; x < width; ) {
        const wide = (0.05 + 0.08 * random()) * width;
        const tall = tallest * (0.35 + 0.65 * random()) * height;
        const middle = Math.abs((x + wide / 2) / width - 0.5) * 2;
        const kept = middle < gap ? tall * (0.25 + 0.4 * (middle / gap)) : tall;
        parts.push(rect(x, ground * height - kept, wide * 0.94, kept + 2, fill));
        parts.push(...drawWindows(random, { x, y: ground * height - kept, wide: wide * 0.94, tall: kept }, lit, share));
        x += wide * (0.9 + 0.35 * random());
      }
    }
    return svg(width, height, ...parts);
  };
}

function drawWindows(
  random: () => number,
  house: { x: number; y: number; wide: number; tall: number },
  lit: string,
  share: number,
): string[] {
  const columns = 3 + Math.floor(random() * 4);
  const cell = house.wide / (columns + 0.6);
  const rows = Math.floor(house.tall / (cell * 0.75));
  const windows: string[] = [];
  let run = 0;
  for (let row = 1; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      run = run > 0 ? run - 1 : random() < share ? 1 + Math.floor(random() * 2) : 0;
      if (run === 0) continue;
      const x = house.x + (column + 0.45) * cell;
      windows.push(rect(x, house.y + row * cell * 0.75, cell * 0.62, cell * 0.34, lit, 0.25 + 0.6 * random()));
    }
  }
  return windows;
}
