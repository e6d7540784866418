import type { GraphicId } from "../../meme.catalog.ts";
import type { CanvasContext } from "./canvas.ts";
import { DEFAULT_FIGURE, drawFigure } from "./figure.ts";
import { drawChaosExplosion } from "./graphic-chaos-explosion.ts";
import { drawCyberpunkGrid } from "./graphic-cyberpunk-grid.ts";
import { drawGlitchMatrix } from "./graphic-glitch-matrix.ts";
import { drawNeonStreet } from "./graphic-neon-street.ts";
import { drawZip, fillDisc, fillDots, PALETTE } from "./palette.ts";

/** A wanted poster without the word: magenta, the sun, and a hooded figure in front of it. */
function drawHoodedPortrait(context: CanvasContext): void {
  context.fillStyle = PALETTE.magenta;
  context.fillRect(0, 0, 400, 300);
  fillDots(context, PALETTE.wine, 9, (_x, y) => (y - 120) / 190);
  fillDisc(context, PALETTE.gold, { x: 200, y: 132, radius: 118 });
  context.save();
  context.beginPath();
  context.arc(200, 132, 118, 0, Math.PI * 2);
  context.clip();
  fillDots(context, PALETTE.magenta, 8, (x, y) => (Math.hypot(x - 160, y - 70) - 90) / 120);
  context.restore();
  context.save();
  context.translate(74, 26);
  context.scale(1.26, 1.26);
  drawFigure(context, DEFAULT_FIGURE);
  context.restore();
  drawZip(context, PALETTE.bone, { x: -2, y: 286, width: 404, tooth: 9 });
}

const DRAWINGS: Record<GraphicId, (context: CanvasContext) => void> = {
  "cyberpunk-grid": drawCyberpunkGrid,
  "villain-portrait": drawHoodedPortrait,
  "chaos-explosion": drawChaosExplosion,
  "neon-street": drawNeonStreet,
  "glitch-matrix": drawGlitchMatrix,
};

/** The graphics are drawn for 400 × 300. */
const GRAPHIC_WIDTH = 400;

export function drawGraphic(context: CanvasContext, id: GraphicId, width: number): void {
  const scale = width / GRAPHIC_WIDTH;
  context.save();
  context.scale(scale, scale);
  context.beginPath();
  context.rect(0, 0, GRAPHIC_WIDTH, 300);
  context.clip();
  DRAWINGS[id](context);
  context.restore();
}
