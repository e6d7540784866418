/** What the five graphics share: the house's inks and the motifs of a print. Lengths are in units of a 400 × 300 picture. */
import type { Brush } from "./surface.ts";

export const INK = {
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

export function fillShape(brush: Brush, ink: string, points: readonly (readonly [number, number])[]): void {
  brush.fillStyle = ink;
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
  brush.fill();
}

export function fillDisc(brush: Brush, ink: string, { x, y, radius }: { x: number; y: number; radius: number }): void {
  brush.fillStyle = ink;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
}

/** Fills the brush's current clip with a 45 degree dot screen; `weigh` gives the dots' size from 0 (none) to 1 (touching). */
export function printDots(brush: Brush, ink: string, cell: number, weigh: (x: number, y: number) => number): void {
  brush.fillStyle = ink;
  brush.beginPath();
  for (let row = 0; row * cell * 0.5 <= 300; row += 1) {
    const y = row * cell * 0.5;
    for (let x = (row % 2) * cell * 0.5; x <= 400; x += cell) {
      const radius = Math.min(1, Math.max(0, weigh(x, y))) * cell * 0.38;
      if (radius < 0.25) continue;
      brush.moveTo(x + radius, y);
      brush.arc(x, y, radius, 0, Math.PI * 2);
    }
  }
  brush.fill();
}

/** Two rows of teeth, closed, from left to right. */
export function drawZip(
  brush: Brush,
  ink: string,
  place: { x: number; y: number; width: number; tooth: number },
): void {
  const { x, y, width, tooth } = place;
  brush.fillStyle = ink;
  for (let at = 0; at * tooth * 1.3 < width; at += 1) {
    brush.fillRect(x + at * tooth * 1.3, y + (at % 2) * tooth * 0.6, tooth * 0.95, tooth * 1.5);
  }
}
