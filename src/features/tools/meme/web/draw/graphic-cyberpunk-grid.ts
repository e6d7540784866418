import { createRandom } from "../../meme-random.rules.ts";
import type { CanvasContext } from "./canvas.ts";
import { DEFAULT_FIGURE, drawFigure } from "./figure.ts";
import { fillDots, fillShape, PALETTE } from "./palette.ts";

const COLUMNS = 12;
const ROWS = 9;
const CELL = { width: 400 / COLUMNS, height: 300 / ROWS };
/** Most windows sleep; the sum of the shares is below 1, and the rest are dark. */
const LIGHTS = [
  { color: PALETTE.mauve, share: 0.16 },
  { color: PALETTE.wine, share: 0.14 },
  { color: PALETTE.magenta, share: 0.09 },
  { color: PALETTE.gold, share: 0.08 },
  { color: PALETTE.cyan, share: 0.06 },
  { color: PALETTE.bone, share: 0.04 },
];
/** The window that is open, in cells. */
const OPEN = { column: 7, row: 3, columns: 3, rows: 4 };

function pickLight(value: number): string {
  let sum = 0;
  for (const { color, share } of LIGHTS) {
    sum += share;
    if (value < sum) return color;
  }
  return PALETTE.night;
}

function isOpen(column: number, row: number): boolean {
  const { column: left, row: top, columns, rows } = OPEN;
  return column >= left && column < left + columns && row >= top && row < top + rows;
}

function drawWindow(context: CanvasContext, { x, y }: { x: number; y: number }, random: () => number): void {
  const width = CELL.width - 7;
  const height = CELL.height - 8;
  context.fillStyle = pickLight(random());
  context.fillRect(x, y, width, height);
  const blind = random();
  if (blind < 0.45) {
    context.fillStyle = PALETTE.night;
    context.fillRect(x, y, width, height * blind * 1.6);
  }
  context.fillStyle = PALETTE.void;
  context.fillRect(x + width / 2 - 1, y, 2, height);
}

function drawOpenWindow(context: CanvasContext): void {
  const x = OPEN.column * CELL.width + 2;
  const y = OPEN.row * CELL.height + 2;
  const width = OPEN.columns * CELL.width - 4;
  const height = OPEN.rows * CELL.height - 4;
  context.fillStyle = PALETTE.magenta;
  context.fillRect(x, y, width, height);
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  fillDots(context, PALETTE.gold, 7, (_x, at) => (at - y) / height - 0.2);
  context.translate(x + width / 2 - 48, y + 26);
  context.scale(0.48, 0.48);
  drawFigure(context, DEFAULT_FIGURE);
  context.restore();
  context.fillStyle = PALETTE.bone;
  context.fillRect(x - 6, y + height, width + 12, 5);
}

/** A block of flats at night, a grid of windows: everybody sleeps but one. */
export function drawCyberpunkGrid(context: CanvasContext): void {
  const random = createRandom(77);
  context.fillStyle = PALETTE.void;
  context.fillRect(0, 0, 400, 300);
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      if (isOpen(column, row)) continue;
      drawWindow(context, { x: column * CELL.width + 3.5, y: row * CELL.height + 4 }, random);
    }
  }
  drawOpenWindow(context);
  fillDots(context, PALETTE.void, 8, (x, y) => 0.9 - Math.hypot(x, y - 10) / 190);
  fillDots(context, PALETTE.void, 8, (x, y) => 0.9 - Math.hypot(x - 400, y - 300) / 150);
  fillShape(context, PALETTE.plum, [
    [62, 0],
    [66, 0],
    [66, 300],
    [62, 300],
  ]);
}
