import { createRandom } from "../../random.ts";
import { type Drawing, rect, round, svg } from "../drawing.ts";

/** A wall pasted over with labels in few inks, each with two eyes and a zip. */
export function drawStickerWall(seed: number, wall: string, inks: string[], count: number): Drawing {
  return (width, height) => {
    const random = createRandom(seed);
    const parts = [rect(0, 0, width, height, wall)];
    for (let sticker = 0; sticker < count; sticker++) {
      const size = (0.13 + 0.13 * random()) * height;
      const x = ((sticker % 7) / 6.4) * width + (random() - 0.5) * 0.1 * width;
      const y = (Math.floor(sticker / 7) / 4) * height + (random() - 0.5) * 0.14 * height;
      const paper = inks[sticker % inks.length] ?? wall;
      const turn = (random() - 0.5) * 34;
      parts.push(
        `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">${drawFace(size, paper, wall)}</g>`,
      );
    }
    return svg(width, height, ...parts);
  };
}

function drawFace(size: number, paper: string, ink: string): string {
  const at = (share: number) => round(share * size);
  const eye = `M${at(-0.3)} ${at(-0.2)}L${at(-0.05)} ${at(-0.06)}Q${at(-0.16)} ${at(0.06)} ${at(-0.27)} ${at(-0.04)}Z`;
  const other = `M${at(0.3)} ${at(-0.2)}L${at(0.05)} ${at(-0.06)}Q${at(0.16)} ${at(0.06)} ${at(0.27)} ${at(-0.04)}Z`;
  const grin = `M${at(-0.3)} ${at(0.16)}Q0 ${at(0.34)} ${at(0.3)} ${at(0.16)}`;
  return [
    rect(-0.47 * size, -0.46 * size, size, size, "#000000", 0.22),
    rect(-size / 2, -size / 2, size, size, paper),
    `<path d="${eye}${other}" fill="${ink}"/>`,
    `<path d="${grin}" fill="none" stroke="${ink}" stroke-width="${at(0.09)}" stroke-dasharray="${at(0.045)} ${at(0.03)}"/>`,
  ].join("");
}
