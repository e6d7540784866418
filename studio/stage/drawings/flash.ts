import { type Drawing, rect, svg } from "../drawing.ts";

/** The light of a flash over everything. */
export function drawFlash(strength: number): Drawing {
  return (width, height) => svg(width, height, rect(0, 0, width, height, "#fff4e0", strength));
}
