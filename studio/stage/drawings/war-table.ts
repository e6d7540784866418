import { type Drawing, linearGradient, path, radialGradient, round, svg } from "../drawing.ts";

export interface Lamp {
  /** Middle and height of the rim of its shade, in shares of the width and the height. */
  x: number;
  y: number;
  /** Width of the rim, in shares of the height. */
  wide: number;
  colour: string;
  shade: string;
}

interface Table {
  x: number;
  y: number;
  /** Half its width, in shares of the height, and its depth as a share of its width. */
  radius: number;
  slope: number;
  lit: string;
  edge: string;
}

export function drawTable({ x, y, radius, slope, lit, edge }: Table): Drawing {
  return (width, height) => {
    const r = radius * height;
    const at = `cx="${round(x * width)}" rx="${round(r)}" ry="${round(r * slope)}"`;
    return svg(
      width,
      height,
      radialGradient("top", [
        { at: 0.3, colour: lit },
        { at: 1, colour: edge },
      ]),
      `<ellipse ${at} cy="${round((y + 0.03) * height)}" fill="${edge}"/>`,
      `<ellipse ${at} cy="${round(y * height)}" fill="url(#top)" stroke="${lit}" stroke-width="${round(0.004 * height)}"/>`,
    );
  };
}

/** What the lamp throws, to be blurred. */
export function drawLampCone({ x, y, wide, colour }: Lamp): Drawing {
  return (width, height) => {
    const half = 0.46 * wide * height;
    const [left, right, top] = [x * width - half, x * width + half, y * height].map(round) as [number, number, number];
    const spread = 0.62 * height;
    return svg(
      width,
      height,
      linearGradient("cone", [
        { at: 0, colour, opacity: 0.5 },
        { at: 1, colour, opacity: 0.04 },
      ]),
      path(`M${left} ${top}H${right}L${round(right + spread)} ${height}H${round(left - spread)}Z`, 'fill="url(#cone)"'),
    );
  };
}

/** A tin shade from below: its rim, the bulb in it and the cord. */
export function drawLamp({ x, y, wide, colour, shade }: Lamp): Drawing {
  return (width, height) => {
    const half = (wide / 2) * height;
    const [middle, foot] = [x * width, y * height];
    const neck = half * 0.22;
    const high = half * 0.8;
    return svg(
      width,
      height,
      path(
        `M${round(middle - half)} ${round(foot)}Q${round(middle - half * 0.7)} ${round(foot - high * 0.8)} ${round(middle - neck)} ${round(foot - high)}H${round(middle + neck)}Q${round(middle + half * 0.7)} ${round(foot - high * 0.8)} ${round(middle + half)} ${round(foot)}Z`,
        `fill="${shade}"`,
      ),
      `<ellipse cx="${round(middle)}" cy="${round(foot)}" rx="${round(half)}" ry="${round(half * 0.2)}" fill="${colour}" stroke="${shade}" stroke-width="${round(0.006 * height)}"/>`,
      `<ellipse cx="${round(middle)}" cy="${round(foot + half * 0.02)}" rx="${round(half * 0.3)}" ry="${round(half * 0.14)}" fill="#fffbe8"/>`,
    );
  };
}
