import { type Drawing, round, svg } from "../drawing.ts";

interface Grooves {
  x: number;
  y: number;
  /** Radii of the first and the last groove in shares of the height. */
  from: number;
  to: number;
  count: number;
  colour: string;
}

/** Rings within rings, thicker outwards: a record as large as a wall. */
export function drawGrooves({ x, y, from, to, count, colour }: Grooves): Drawing {
  return (width, height) => {
    const rings = Array.from({ length: count }, (_, index) => {
      const share = index / (count - 1);
      const radius = round((from + (to - from) * share) * height);
      const thick = round((0.25 + 0.45 * (index % 4 === 0 ? 1 : share * 0.6)) * ((to - from) / count) * height);
      return `<circle cx="${round(x * width)}" cy="${round(y * height)}" r="${radius}" stroke-width="${thick}"/>`;
    });
    return svg(width, height, `<g fill="none" stroke="${colour}">${rings.join("")}</g>`);
  };
}
