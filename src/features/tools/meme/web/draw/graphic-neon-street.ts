import { createRandom } from "../../meme-random.rules.ts";
import type { CanvasContext } from "./canvas.ts";
import { drawZip, fillDisc, fillDots, fillShape, PALETTE } from "./palette.ts";

const HORIZON = 186;
const VANISHING = 200;

interface House {
  /** Distance from the middle at the near and the far corner. */
  near: number;
  far: number;
  color: string;
  top: number;
}

/** From the far end of the street to the near one; each stands on both sides. */
const HOUSES: readonly House[] = [
  { near: 52, far: 30, color: PALETTE.wine, top: 104 },
  { near: 92, far: 52, color: PALETTE.plum, top: 70 },
  { near: 148, far: 92, color: PALETTE.night, top: 34 },
  { near: 230, far: 148, color: PALETTE.void, top: -30 },
];

interface Sign {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
}

const SIGNS: readonly Sign[] = [
  { x: 36, y: 58, width: 26, height: 84, color: PALETTE.cyan },
  { x: 76, y: 92, width: 20, height: 54, color: PALETTE.gold },
  { x: 114, y: 112, width: 14, height: 40, color: PALETTE.acid },
  { x: 140, y: 128, width: 8, height: 26, color: PALETTE.bone },
  { x: 250, y: 126, width: 9, height: 28, color: PALETTE.cyan },
  { x: 270, y: 104, width: 15, height: 44, color: PALETTE.magenta },
  { x: 304, y: 84, width: 20, height: 60, color: PALETTE.bone },
  { x: 338, y: 44, width: 28, height: 92, color: PALETTE.gold },
];

function drawHouse(context: CanvasContext, house: House, side: 1 | -1): void {
  const { near, far, color, top } = house;
  const ground = (offset: number) => HORIZON + (offset - 30) * 0.56;
  fillShape(context, color, [
    [VANISHING + side * far, top + (near - far) * 0.3],
    [VANISHING + side * near, top],
    [VANISHING + side * near, ground(near)],
    [VANISHING + side * far, ground(far)],
  ]);
}

function drawSign(context: CanvasContext, { x, y, width, height, color }: Sign): void {
  context.fillStyle = PALETTE.void;
  context.fillRect(x - 2, y - 2, width + 4, height + 4);
  context.fillStyle = color;
  context.fillRect(x, y, width, height);
  context.fillStyle = PALETTE.void;
  const step = width * 0.62;
  for (let at = y + width * 0.22; at + step * 0.7 < y + height; at += step) {
    context.fillRect(x + width * (at % 2 < 1 ? 0.2 : 0.36), at, width * 0.44, step * 0.56);
  }
}

function drawPuddles(context: CanvasContext): void {
  const random = createRandom(40);
  for (const { x, width, height, color } of SIGNS) {
    context.fillStyle = color;
    for (let row = 0; row < height / 7; row += 1) {
      const y = 236 + row * 6.5 - height * 0.18;
      const length = width * (0.4 + random() * 0.9);
      context.fillRect(x + width / 2 - length / 2 + (random() - 0.5) * 8, y, length, 2.4);
    }
  }
}

/** From behind, with a full bag over the shoulder. */
function drawWalker(context: CanvasContext): void {
  fillShape(context, PALETTE.void, [
    [200, 156],
    [214, 172],
    [222, 232],
    [210, 228],
    [200, 236],
    [188, 229],
    [178, 233],
    [186, 172],
  ]);
  fillDisc(context, PALETTE.magenta, { x: 219, y: 190, radius: 15 });
  fillShape(context, PALETTE.magenta, [
    [212, 178],
    [208, 168],
    [222, 168],
    [226, 178],
  ]);
  drawZip(context, PALETTE.gold, { x: 207, y: 187, width: 25, tooth: 3.6 });
}

/** The shops are shut, the signs are on, somebody is walking home with all of it. */
export function drawNeonStreet(context: CanvasContext): void {
  context.fillStyle = PALETTE.wine;
  context.fillRect(0, 0, 400, 300);
  fillDisc(context, PALETTE.bone, { x: 200, y: 66, radius: 40 });
  fillDots(context, PALETTE.magenta, 8, (_x, y) => (y - 20) / 200);
  fillShape(context, PALETTE.void, [
    [0, HORIZON],
    [400, HORIZON],
    [400, 300],
    [0, 300],
  ]);
  for (const house of HOUSES) {
    drawHouse(context, house, 1);
    drawHouse(context, house, -1);
  }
  fillShape(context, PALETTE.night, [
    [VANISHING - 24, HORIZON],
    [VANISHING + 24, HORIZON],
    [420, 300],
    [-20, 300],
  ]);
  drawPuddles(context);
  for (const sign of SIGNS) drawSign(context, sign);
  drawWalker(context);
}
