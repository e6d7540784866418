import { createRandom } from "../../random.ts";
import { type Drawing, rect, round, svg } from "../drawing.ts";

/** A tiled wall: `across` tiles in its width, no two of quite the same glaze, each with a lit edge. */
export function drawTiles(seed: number, across: number, joint: string, glazes: readonly string[]): Drawing {
  return (width, height) => {
    const random = createRandom(seed);
    const side = width / across;
    const gap = side * 0.035;
    const parts = [rect(0, 0, width, height, joint)];
    for (let row = 0; row * side < height; row++) {
      for (let column = 0; column < across; column++) {
        const glaze = glazes[Math.floor(random() * glazes.length)] ?? joint;
        const [x, y, wide] = [column * side + gap, row * side + gap, side - 2 * gap].map(round);
        parts.push(
          `<rect x="${x}" y="${y}" width="${wide}" height="${wide}" rx="${round(2 * gap)}" fill="${glaze}"/>`,
          `<path d="M${round(column * side + 3 * gap)} ${round(row * side + 2 * gap)}h${round(side - 6 * gap)}" stroke="#ffffff" stroke-opacity="0.14" stroke-width="${round(gap)}" stroke-linecap="round"/>`,
        );
      }
    }
    return svg(width, height, ...parts);
  };
}
