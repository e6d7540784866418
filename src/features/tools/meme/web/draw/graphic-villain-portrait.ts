import { drawFigure, HOUSE_FIGURE } from "./figure.ts";
import { drawZip, fillDisc, INK, printDots } from "./inks.ts";
import type { Brush } from "./surface.ts";

/** A wanted poster without the word: the house flood, the sun, and him in front of it. */
export function drawVillainPortrait(brush: Brush): void {
  brush.fillStyle = INK.magenta;
  brush.fillRect(0, 0, 400, 300);
  printDots(brush, INK.wine, 9, (_x, y) => (y - 120) / 190);
  fillDisc(brush, INK.gold, { x: 200, y: 132, radius: 118 });
  brush.save();
  brush.beginPath();
  brush.arc(200, 132, 118, 0, Math.PI * 2);
  brush.clip();
  printDots(brush, INK.magenta, 8, (x, y) => (Math.hypot(x - 160, y - 70) - 90) / 120);
  brush.restore();
  brush.save();
  brush.translate(74, 26);
  brush.scale(1.26, 1.26);
  drawFigure(brush, HOUSE_FIGURE);
  brush.restore();
  drawZip(brush, INK.bone, { x: -2, y: 286, width: 404, tooth: 9 });
}
