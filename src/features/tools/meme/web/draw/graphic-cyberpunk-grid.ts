import { createRandom } from "../../meme-random.rules.ts";
import { drawFigure, HOUSE_FIGURE } from "./figure.ts";
import { fillShape, INK, printDots } from "./inks.ts";
import type { Brush } from "./surface.ts";

const COLUMNS = 12;
const ROWS = 9;
const CELL = { width: 400 / COLUMNS, height: 300 / ROWS };
/** Most windows sleep; the sum of the shares is below 1, and the rest are dark. */
const LIGHTS = [
  { ink: INK.mauve, share: 0.16 },
  { ink: INK.wine, share: 0.14 },
  { ink: INK.magenta, share: 0.09 },
  { ink: INK.gold, share: 0.08 },
  { ink: INK.cyan, share: 0.06 },
  { ink: INK.bone, share: 0.04 },
];
/** The window that is open, in cells. */
const OPEN = { column: 7, row: 3, columns: 3, rows: 4 };

function pickLight(value: number): string {
  let sum = 0;
  for (const { ink, share } of LIGHTS) {
    sum += share;
    if (value < sum) return ink;
  }
  return INK.night;
}

function isOpen(column: number, row: number): boolean {
  const { column: left, row: top, columns, rows } = OPEN;
  return column >= left && column < left + columns && row >= top && row < top + rows;
}

function drawWindow(brush: Brush, { x, y }: { x: number; y: number }, random: () => number): void {
  const width = CELL.width - 7;
  const height = CELL.height - 8;
  brush.fillStyle = pickLight(random());
  brush.fillRect(x, y, width, height);
  const blind = random();
  if (blind < 0.45) {
    brush.fillStyle = INK.night;
    brush.fillRect(x, y, width, height * blind * 1.6);
  }
  brush.fillStyle = INK.void;
  brush.fillRect(x + width / 2 - 1, y, 2, height);
}

function drawOpenWindow(brush: Brush): void {
  const x = OPEN.column * CELL.width + 2;
  const y = OPEN.row * CELL.height + 2;
  const width = OPEN.columns * CELL.width - 4;
  const height = OPEN.rows * CELL.height - 4;
  brush.fillStyle = INK.magenta;
  brush.fillRect(x, y, width, height);
  brush.save();
  brush.beginPath();
  brush.rect(x, y, width, height);
  brush.clip();
  printDots(brush, INK.gold, 7, (_x, at) => (at - y) / height - 0.2);
  brush.translate(x + width / 2 - 48, y + 26);
  brush.scale(0.48, 0.48);
  drawFigure(brush, HOUSE_FIGURE);
  brush.restore();
  brush.fillStyle = INK.bone;
  brush.fillRect(x - 6, y + height, width + 12, 5);
}

/** A block of flats at night, a grid of windows: everybody sleeps but one. */
export function drawCyberpunkGrid(brush: Brush): void {
  const random = createRandom(77);
  brush.fillStyle = INK.void;
  brush.fillRect(0, 0, 400, 300);
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      if (isOpen(column, row)) continue;
      drawWindow(brush, { x: column * CELL.width + 3.5, y: row * CELL.height + 4 }, random);
    }
  }
  drawOpenWindow(brush);
  printDots(brush, INK.void, 8, (x, y) => 0.9 - Math.hypot(x, y - 10) / 190);
  printDots(brush, INK.void, 8, (x, y) => 0.9 - Math.hypot(x - 400, y - 300) / 150);
  fillShape(brush, INK.plum, [
    [62, 0],
    [66, 0],
    [66, 300],
    [62, 300],
  ]);
}
