import type { CanvasContext } from "./canvas.ts";
import { drawZip, fillDisc, fillShape, PALETTE } from "./palette.ts";

export interface FigurePalette {
  robe: string;
  fold: string;
  skull: string;
  hollow: string;
  eyes: string;
  zip: string;
}

export const DEFAULT_FIGURE: FigurePalette = {
  robe: PALETTE.void,
  fold: PALETTE.plum,
  skull: PALETTE.bone,
  hollow: PALETTE.void,
  eyes: PALETTE.blood,
  zip: PALETTE.gold,
};

/** A hooded figure from the chest up, in a box 200 wide and 220 high whose upper end is the hood's tip. */
export function drawFigure(context: CanvasContext, palette: FigurePalette): void {
  context.fillStyle = palette.robe;
  context.beginPath();
  context.moveTo(100, 0);
  context.bezierCurveTo(132, 8, 158, 44, 160, 96);
  context.bezierCurveTo(162, 124, 178, 134, 200, 152);
  context.lineTo(212, 220);
  context.lineTo(-12, 220);
  context.lineTo(0, 152);
  context.bezierCurveTo(22, 134, 38, 124, 40, 96);
  context.bezierCurveTo(42, 44, 68, 8, 100, 0);
  context.fill();

  fillShape(context, palette.fold, [
    [40, 150],
    [58, 220],
    [46, 220],
    [26, 158],
  ]);
  fillShape(context, palette.fold, [
    [160, 150],
    [142, 220],
    [154, 220],
    [174, 158],
  ]);
  fillShape(context, palette.fold, [
    [104, 8],
    [136, 40],
    [147, 92],
    [140, 94],
    [126, 46],
  ]);

  context.fillStyle = palette.skull;
  context.beginPath();
  context.moveTo(100, 42);
  context.bezierCurveTo(130, 42, 142, 66, 140, 94);
  context.bezierCurveTo(139, 108, 128, 112, 126, 122);
  context.lineTo(122, 152);
  context.bezierCurveTo(112, 162, 88, 162, 78, 152);
  context.lineTo(74, 122);
  context.bezierCurveTo(72, 112, 61, 108, 60, 94);
  context.bezierCurveTo(58, 66, 70, 42, 100, 42);
  context.fill();

  fillShape(context, palette.hollow, [
    [64, 86],
    [92, 98],
    [92, 108],
    [80, 112],
    [67, 104],
  ]);
  fillShape(context, palette.hollow, [
    [136, 86],
    [108, 98],
    [108, 108],
    [120, 112],
    [133, 104],
  ]);
  fillShape(context, palette.hollow, [
    [100, 112],
    [107, 126],
    [93, 126],
  ]);
  fillDisc(context, palette.eyes, { x: 81, y: 101, radius: 4.6 });
  fillDisc(context, palette.eyes, { x: 119, y: 101, radius: 4.6 });

  context.fillStyle = palette.hollow;
  context.fillRect(76, 133, 48, 14);
  drawZip(context, palette.zip, { x: 77, y: 134.5, width: 46, tooth: 5 });
}
