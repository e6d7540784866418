import type { GraphicId } from "../../meme.catalog.ts";
import { drawChaosExplosion } from "./graphic-chaos-explosion.ts";
import { drawCyberpunkGrid } from "./graphic-cyberpunk-grid.ts";
import { drawGlitchMatrix } from "./graphic-glitch-matrix.ts";
import { drawNeonStreet } from "./graphic-neon-street.ts";
import { drawVillainPortrait } from "./graphic-villain-portrait.ts";
import type { Brush } from "./surface.ts";

const DRAWINGS: Record<GraphicId, (brush: Brush) => void> = {
  "cyberpunk-grid": drawCyberpunkGrid,
  "villain-portrait": drawVillainPortrait,
  "chaos-explosion": drawChaosExplosion,
  "neon-street": drawNeonStreet,
  "glitch-matrix": drawGlitchMatrix,
};

/** The graphics are drawn for 400 × 300. */
const GRAPHIC_WIDTH = 400;

export function drawGraphic(brush: Brush, id: GraphicId, width: number): void {
  const scale = width / GRAPHIC_WIDTH;
  brush.save();
  brush.scale(scale, scale);
  brush.beginPath();
  brush.rect(0, 0, GRAPHIC_WIDTH, 300);
  brush.clip();
  DRAWINGS[id](brush);
  brush.restore();
}
