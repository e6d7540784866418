import { drawZip, fillDisc, fillShape, INK } from "./inks.ts";
import type { Brush } from "./surface.ts";

export interface FigureInks {
  robe: string;
  fold: string;
  skull: string;
  hollow: string;
  eyes: string;
  zip: string;
}

export const HOUSE_FIGURE: FigureInks = {
  robe: INK.void,
  fold: INK.plum,
  skull: INK.bone,
  hollow: INK.void,
  eyes: INK.blood,
  zip: INK.gold,
};

/** The hooded villain from the chest up, in a box 200 wide and 220 high whose upper end is the hood's tip. */
export function drawFigure(brush: Brush, inks: FigureInks): void {
  brush.fillStyle = inks.robe;
  brush.beginPath();
  brush.moveTo(100, 0);
  brush.bezierCurveTo(132, 8, 158, 44, 160, 96);
  brush.bezierCurveTo(162, 124, 178, 134, 200, 152);
  brush.lineTo(212, 220);
  brush.lineTo(-12, 220);
  brush.lineTo(0, 152);
  brush.bezierCurveTo(22, 134, 38, 124, 40, 96);
  brush.bezierCurveTo(42, 44, 68, 8, 100, 0);
  brush.fill();

  fillShape(brush, inks.fold, [
    [40, 150],
    [58, 220],
    [46, 220],
    [26, 158],
  ]);
  fillShape(brush, inks.fold, [
    [160, 150],
    [142, 220],
    [154, 220],
    [174, 158],
  ]);
  fillShape(brush, inks.fold, [
    [104, 8],
    [136, 40],
    [147, 92],
    [140, 94],
    [126, 46],
  ]);

  brush.fillStyle = inks.skull;
  brush.beginPath();
  brush.moveTo(100, 42);
  brush.bezierCurveTo(130, 42, 142, 66, 140, 94);
  brush.bezierCurveTo(139, 108, 128, 112, 126, 122);
  brush.lineTo(122, 152);
  brush.bezierCurveTo(112, 162, 88, 162, 78, 152);
  brush.lineTo(74, 122);
  brush.bezierCurveTo(72, 112, 61, 108, 60, 94);
  brush.bezierCurveTo(58, 66, 70, 42, 100, 42);
  brush.fill();

  fillShape(brush, inks.hollow, [
    [64, 86],
    [92, 98],
    [92, 108],
    [80, 112],
    [67, 104],
  ]);
  fillShape(brush, inks.hollow, [
    [136, 86],
    [108, 98],
    [108, 108],
    [120, 112],
    [133, 104],
  ]);
  fillShape(brush, inks.hollow, [
    [100, 112],
    [107, 126],
    [93, 126],
  ]);
  fillDisc(brush, inks.eyes, { x: 81, y: 101, radius: 4.6 });
  fillDisc(brush, inks.eyes, { x: 119, y: 101, radius: 4.6 });

  brush.fillStyle = inks.hollow;
  brush.fillRect(76, 133, 48, 14);
  drawZip(brush, inks.zip, { x: 77, y: 134.5, width: 46, tooth: 5 });
}
