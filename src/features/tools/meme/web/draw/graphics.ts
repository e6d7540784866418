import type { GraphicId } from "../../meme.catalog.ts";
import type { CanvasContext } from "./canvas.ts";
import { drawChaosExplosion } from "./graphic-chaos-explosion.ts";
import { drawCyberpunkGrid } from "./graphic-cyberpunk-grid.ts";
import { drawGlitchMatrix } from "./graphic-glitch-matrix.ts";
import { drawNeonStreet } from "./graphic-neon-street.ts";
import { drawVillainPortrait } from "./graphic-villain-portrait.ts";

const DRAWINGS: Record<GraphicId, (context: CanvasContext) => void> = {
  "cyberpunk-grid": drawCyberpunkGrid,
  "villain-portrait": drawVillainPortrait,
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
