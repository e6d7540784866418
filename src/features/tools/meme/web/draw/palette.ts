/** What the five graphics share: the palette of the site and the motifs of a halftone. Lengths are in units of a 400 × 300 picture. */
import type { CanvasContext } from "./canvas.ts";

export const PALETTE = {
  void: "#05020a",
  night: "#160a24",
  plum: "#33204a",
  mauve: "#7d5a9c",
  bone: "#e9dfd8",
  magenta: "#ff1e8a",
  wine: "#8a0f4e",
  cyan: "#14d8ff",
  acid: "#39ff14",
  gold: "#ffb81c",
  blood: "#ff2a3c",
} as const;

export function fillShape(context: CanvasContext, color: string, points: readonly (readonly [number, number])[]): void {
  context.fillStyle = color;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
}

export function fillDisc(
  context: CanvasContext,
  color: string,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** Fills the context's current clip with a 45 degree dot screen; `weigh` gives the dots' size from 0 (none) to 1 (touching). */
export function fillDots(
  context: CanvasContext,
  color: string,
  cell: number,
  weigh: (x: number, y: number) => number,
): void {
  context.fillStyle = color;
  context.beginPath();
  for (let row = 0; row * cell * 0.5 <= 300; row += 1) {
    const y = row * cell * 0.5;
    for (let x = (row % 2) * cell * 0.5; x <= 400; x += cell) {
      const radius = Math.min(1, Math.max(0, weigh(x, y))) * cell * 0.38;
      if (radius < 0.25) continue;
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, Math.PI * 2);
    }
  }
  context.fill();
}

/** Two rows of teeth, closed, from left to right. */
export function drawZip(
  context: CanvasContext,
  color: string,
  place: { x: number; y: number; width: number; tooth: number },
): void {
  const { x, y, width, tooth } = place;
  context.fillStyle = color;
  for (let at = 0; at * tooth * 1.3 < width; at += 1) {
    context.fillRect(x + at * tooth * 1.3, y + (at % 2) * tooth * 0.6, tooth * 0.95, tooth * 1.5);
  }
}
