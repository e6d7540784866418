import { createRandom } from "../../random.ts";
import { type Drawing, path, rect, round, svg } from "../drawing.ts";

interface Burst {
  /** Where it breaks out, in shares of the width and the height. */
  x: number;
  y: number;
  rays: number;
  colour: string;
}

/** Rays from one point to beyond the border, like the print behind a shout. */
export function drawBurst({ x, y, rays, colour }: Burst): Drawing {
  return (width, height) => {
    const reach = 2 * Math.max(width, height);
    const wedges: string[] = [];
    for (let ray = 0; ray < rays; ray++) {
      const from = (2 * Math.PI * ray) / rays;
      const to = from + (Math.PI / rays) * (ray % 3 === 0 ? 1.25 : 0.75);
      const at = (angle: number): string =>
        `${round(x * width + reach * Math.cos(angle))} ${round(y * height + reach * Math.sin(angle))}`;
      wedges.push(`M${round(x * width)} ${round(y * height)}L${at(from)}L${at(to)}Z`);
    }
    return svg(width, height, path(wedges.join(""), `fill="${colour}"`));
  };
}

interface Scraps {
  seed: number;
  count: number;
  /** The mouth they fly out of and the direction, in degrees from the right, clockwise. */
  x: number;
  y: number;
  direction: number;
  spread: number;
  inks: readonly string[];
  ink: string;
}

/** Labels, candles and torn paper thrown out of a mouth: small and dense near it, large and rare far off. */
export function drawScraps({ seed, count, x, y, direction, spread, inks, ink }: Scraps): Drawing {
  return (width, height) => {
    const random = createRandom(seed);
    const parts: string[] = [];
    for (let scrap = 0; scrap < count; scrap++) {
      const far = 0.06 + 1.1 * (scrap / count) ** 1.3;
      const angle = ((direction + (random() - 0.5) * spread) * Math.PI) / 180;
      const left = x * width + far * height * Math.cos(angle);
      const top = y * height + far * height * Math.sin(angle);
      const size = (0.022 + 0.085 * far * (0.5 + random())) * height;
      const colour = inks[Math.floor(random() * inks.length)] ?? ink;
      const kind = random();
      const body =
        kind < 0.42 ? drawLabel(size, colour, ink) : kind < 0.75 ? drawCandle(size, colour) : drawShred(size, colour);
      parts.push(
        `<g transform="translate(${round(left)} ${round(top)}) rotate(${round(random() * 360)}) skewX(${round((random() - 0.5) * 34)})">${body}</g>`,
      );
    }
    return svg(width, height, ...parts);
  };
}

function drawLabel(size: number, paper: string, ink: string): string {
  const at = (share: number): number => round(share * size);
  const eye = `M${at(-0.32)} ${at(-0.2)}L${at(-0.05)} ${at(-0.05)}Q${at(-0.16)} ${at(0.08)} ${at(-0.29)} ${at(-0.04)}Z`;
  const other = `M${at(0.32)} ${at(-0.2)}L${at(0.05)} ${at(-0.05)}Q${at(0.16)} ${at(0.08)} ${at(0.29)} ${at(-0.04)}Z`;
  const grin = `M${at(-0.3)} ${at(0.16)}Q0 ${at(0.36)} ${at(0.3)} ${at(0.16)}`;
  return [
    rect(-size / 2, -size / 2, size, size, paper),
    path(eye + other, `fill="${ink}"`),
    path(grin, `fill="none" stroke="${ink}" stroke-width="${at(0.1)}" stroke-dasharray="${at(0.05)} ${at(0.03)}"`),
  ].join("");
}

function drawCandle(size: number, colour: string): string {
  return (
    rect(-size * 0.03, -size * 0.7, size * 0.06, size * 1.4, colour) +
    rect(-size * 0.16, -size * 0.4, size * 0.32, size * 0.8, colour)
  );
}

function drawShred(size: number, colour: string): string {
  const at = (share: number): number => round(share * size);
  return path(
    `M${at(-0.4)} ${at(-0.1)}L${at(0.1)} ${at(-0.32)}L${at(0.42)} ${at(0.04)}L${at(0.02)} ${at(0.12)}L${at(-0.18)} ${at(0.34)}Z`,
    `fill="${colour}"`,
  );
}
