import { createRandom } from "../../random.ts";
import { type Drawing, linearGradient, path, radialGradient, rect, round, svg } from "../drawing.ts";

interface Street {
  seed: number;
  /** The vanishing point, in shares of the width and the height. */
  x: number;
  y: number;
  /** Walls are darker where they are near, and take the light of the sky where they end. */
  wall: string;
  wallFar: string;
  road: string;
  lit: string;
  /** A lamp behind a window, the edge of a house, what stands in the puddles. */
  glow: string;
}

/** Two walls and a road that meet at the vanishing point; a few large windows lie on the walls in perspective. */
export function drawStreet(street: Street): Drawing {
  return (width, height) => {
    const random = createRandom(street.seed);
    const toX = street.x * width;
    const toY = street.y * height;
    /** A point of a wall: depth 0 at the border of the picture, 1 at the vanishing point; level in heights above it. */
    const place = (side: number, depth: number, level: number): string => {
      const near = toX + (side * width) / 2 + side * 0.04 * width;
      return `${round(near + (toX - near) * depth)} ${round(toY - level * height * (1 - depth))}`;
    };
    const panel = (side: number, from: number, to: number, low: number, high: number): string =>
      `M${place(side, from, low)}L${place(side, to, low)}L${place(side, to, high)}L${place(side, from, high)}Z`;
    const parts = [
      linearGradient("road", [
        { at: 0, colour: street.glow, opacity: 0.9 },
        { at: 0.14, colour: street.lit },
        { at: 0.5, colour: street.road },
        { at: 1, colour: street.road },
      ]),
      radialGradient("sheen", [
        { at: 0, colour: street.glow, opacity: 0.85 },
        { at: 1, colour: street.glow, opacity: 0 },
      ]),
      rect(0, toY, width, height - toY, "url(#road)"),
      ...drawAsphalt(random, width, height, toX, toY, street.wall),
      `<ellipse cx="${round(toX)}" cy="${round(toY)}" rx="${round(0.3 * width)}" ry="${round(0.26 * height)}" fill="url(#sheen)"/>`,
    ];
    for (const side of [-1, 1]) {
      const fade = `wall${side + 1}`;
      const near = round(toX + (side * width) / 2);
      parts.push(
        `<defs><linearGradient id="${fade}" gradientUnits="userSpaceOnUse" x1="${near}" y1="0" x2="${round(toX)}" y2="0"><stop offset="0" stop-color="${street.wall}"/><stop offset="0.5" stop-color="${street.wallFar}"/><stop offset="1" stop-color="${street.glow}"/></linearGradient></defs>`,
      );
      for (let house = 0; house < 5; house++) {
        const from = 0.02 + 0.19 * house;
        const to = from + 0.185;
        const top = 1.1 + random() * 1.1;
        parts.push(path(panel(side, from, to, -0.36, top), `fill="url(#${fade})"`));
        if (house % 2 === 0)
          parts.push(path(panel(side, from, to, -0.36, top), `fill="${street.wall}" opacity="0.35"`));
        parts.push(
          path(panel(side, from, to, top - 0.05, top), `fill="${street.lit}" opacity="0.55"`),
          path(panel(side, to - 0.006, to, -0.36, top), `fill="${street.lit}" opacity="0.7"`),
          path(panel(side, from, to, -0.36, -0.3), `fill="${street.lit}" opacity="0.4"`),
        );
        for (let floor = 0; floor < 3; floor++) {
          for (let column = 0; column < 2; column++) {
            const x = from + 0.03 + column * 0.075;
            const y = 0.22 + floor * 0.36;
            const isLit = random() < 0.12;
            if (y + 0.3 > top) continue;
            const fill = isLit ? street.glow : "#0c0224";
            parts.push(path(panel(side, x, x + 0.048, y, y + 0.22), `fill="${fill}" opacity="${isLit ? 0.9 : 0.5}"`));
          }
        }
      }
    }
    return svg(width, height, ...parts);
  };
}

/** Patches of new tar and what the rain has left; all of it lies flatter the further off it is. */
function drawAsphalt(
  random: () => number,
  width: number,
  height: number,
  toX: number,
  toY: number,
  tar: string,
): string[] {
  return Array.from({ length: 260 }, () => {
    const near = random() ** 0.6;
    const x = toX + (random() - 0.5) * width * (0.2 + 1.4 * near);
    const y = toY + near * (height - toY);
    const wide = (0.002 + 0.016 * random() ** 4) * width * (0.2 + near);
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(wide)}" ry="${round(wide * (0.1 + 0.14 * near))}" fill="${random() < 0.6 ? tar : "#ffb890"}" opacity="${round(0.12 + 0.16 * random())}"/>`;
  });
}

/** A zebra crossing: its bars run to the vanishing point, worn and wet. */
export function drawCrossing(
  seed: number,
  toX: number,
  toY: number,
  far: number,
  near: number,
  paint: string,
): Drawing {
  return (width, height) => {
    const random = createRandom(seed);
    const place = (lane: number, y: number) => `${round((toX + lane * (y - toY)) * width)} ${round(y * height)}`;
    const bars = Array.from({ length: 15 }, (_, bar) => {
      const lane = (bar - 7.25) * 0.42;
      const worn = round(0.5 + 0.3 * random());
      return path(
        `M${place(lane, far)}L${place(lane + 0.21, far)}L${place(lane + 0.21, near)}L${place(lane, near)}Z`,
        `fill="${paint}" opacity="${worn}"`,
      );
    });
    return svg(width, height, ...bars);
  };
}

/** Shadows of who stands before a low sun: each runs from its feet towards the viewer, away from the sun at `sunX`. */
export function drawLongShadows(sunX: number, colour: string, feet: { x: number; y: number; wide: number }[]): Drawing {
  return (width, height) => {
    const shadows = feet.map(({ x, y, wide }) => {
      const far = x + (x - sunX) * 1.4 * (1 - y) * 4;
      const corners = [
        [x - wide / 2, y],
        [x + wide / 2, y],
        [far + wide, 1],
        [far - wide, 1],
      ].map(([left = 0, top = 0]) => `${round(left * width)} ${round(top * height)}`);
      return path(`M${corners.join("L")}Z`, `fill="${colour}" opacity="0.85"`);
    });
    return svg(width, height, ...shadows);
  };
}
