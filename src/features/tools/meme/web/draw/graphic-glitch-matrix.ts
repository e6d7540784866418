import { createRandom } from "../../meme-random.rules.ts";
import type { CanvasContext } from "./canvas.ts";
import { PALETTE } from "./palette.ts";

const COLUMNS = 50;
const ROWS = 38;
const CELL = 8;

/** How bright the portrait is at a place from -1 to 1 across and 0 to 1 down: sockets, nose, zip, skull, hood. */
function shadePortrait(x: number, y: number): number {
  const socket = Math.hypot((Math.abs(x) - 0.2) / 0.13, (y - 0.46) / 0.085);
  if (socket < 1) return socket < 0.36 ? 1 : 0;
  if (Math.abs(x) < 0.06 && y > 0.56 && y < 0.63) return 0;
  if (y > 0.69 && y < 0.8 && Math.abs(x) < 0.23) return Math.floor((x + 1) * 18.7) % 2 === 0 && y < 0.77 ? 0.9 : 0;
  const skull = Math.hypot(x / 0.42, (y - 0.45) / 0.3);
  if (skull < 1 || (Math.abs(x) < 0.29 && y > 0.6 && y < 0.86)) return 0.95 - Math.max(0, x) * 0.9;
  const hood = Math.hypot(x / 0.66, (y - 0.5) / 0.49);
  if (hood < 1 && y < 0.86) return hood > 0.86 ? 0.5 : 0.06;
  return y > 0.86 && Math.abs(x) < 0.4 + (y - 0.86) * 4 ? 0.18 : 0;
}

function fillCells(context: CanvasContext, color: string, place: { row: number; shift: number; share: number }): void {
  context.fillStyle = color;
  const y = place.row * CELL;
  for (let column = 0; column < COLUMNS; column += 1) {
    const light = shadePortrait(((column - COLUMNS / 2 + 0.5) / (COLUMNS / 2)) * 1.33, place.row / ROWS);
    const side = Math.round(Math.sqrt(light) * (CELL - 1) * place.share);
    if (side < 1) continue;
    context.fillRect((column + place.shift) * CELL + (CELL - side) / 2, y + (CELL - side) / 2, side, side);
  }
}

/** His picture as a bad line delivers it: squares for light, rows that slipped, inks that lost each other. */
export function drawGlitchMatrix(context: CanvasContext): void {
  const random = createRandom(240);
  context.fillStyle = PALETTE.void;
  context.fillRect(0, 0, 400, 300);
  for (let row = 0; row < ROWS; row += 1) {
    const isTorn = random() < 0.26;
    const shift = isTorn ? Math.round((random() - 0.5) * 14) : 0;
    const spread = isTorn ? 2.4 : 0.7;
    if (isTorn && random() < 0.5) {
      context.fillStyle = random() < 0.5 ? PALETTE.night : PALETTE.plum;
      context.fillRect(0, row * CELL, 400, CELL);
    }
    fillCells(context, PALETTE.magenta, { row, shift: shift - spread, share: 1 });
    fillCells(context, PALETTE.cyan, { row, shift: shift + spread, share: 1 });
    fillCells(context, isTorn ? PALETTE.acid : PALETTE.bone, { row, shift, share: 0.86 });
  }
}
