import { type Drawing, linearGradient, path, radialGradient, rect, round, type Stop, svg } from "../drawing.ts";

export function drawSky(stops: Stop[]): Drawing {
  return (width, height) => svg(width, height, linearGradient("sky", stops), rect(0, 0, width, height, "url(#sky)"));
}

export interface Disc {
  x: number;
  y: number;
  radius: number;
  stops: Stop[];
}

/** A setting sun in stripes that part towards the horizon; all places in shares of the height, x of the width. */
export function drawSun({ x, y, radius, stops }: Disc): Drawing {
  return (width, height) => {
    const r = radius * height;
    const top = y * height - r;
    const bands: string[] = [rect(x * width - r, top, 2 * r, 1.02 * r, "white")];
    for (let band = 0; band < 7; band++) {
      const share = 0.085 - 0.009 * band;
      bands.push(rect(x * width - r, top + r * (1.06 + 0.135 * band), 2 * r, share * r, "white"));
    }
    return svg(
      width,
      height,
      linearGradient("sun", stops),
      `<mask id="bands">${bands.join("")}</mask>`,
      `<circle cx="${round(x * width)}" cy="${round(y * height)}" r="${round(r)}" fill="url(#sun)" mask="url(#bands)"/>`,
    );
  };
}

export function drawGlow({ x, y, radius, stops }: Disc): Drawing {
  return (width, height) =>
    svg(
      width,
      height,
      radialGradient("glow", stops),
      `<circle cx="${round(x * width)}" cy="${round(y * height)}" r="${round(radius * height)}" fill="url(#glow)"/>`,
    );
}

interface Shade {
  x: number;
  y: number;
  radius: number;
  colour: string;
  opacity: number;
  /** Up to this share of the radius it is equally dark. */
  from: number;
}

/** What somebody throws on what is behind him. */
export function drawShade({ colour, opacity, from, ...place }: Shade): Drawing {
  const stops = [
    { at: from, colour, opacity },
    { at: 1, colour, opacity: 0 },
  ];
  return drawGlow({ ...place, stops });
}

/** Search lights: long triangles from below the horizon. */
export function drawBeams(beams: { x: number; lean: number; spread: number; colour: string }[]): Drawing {
  return (width, height) =>
    svg(
      width,
      height,
      linearGradient("fade", [
        { at: 0, colour: "#ffffff", opacity: 0 },
        { at: 0.8, colour: "#ffffff", opacity: 1 },
      ]),
      `<mask id="rising">${rect(0, 0, width, height, "url(#fade)")}</mask>`,
      ...beams.map(({ x, lean, spread, colour }) => {
        const from = x * width;
        const to = (x + lean) * width;
        const d = `M${round(from - 4)} ${height} L${round(to - spread * width)} 0 L${round(to + spread * width)} 0 L${round(from + 4)} ${height}Z`;
        return path(d, `fill="${colour}" mask="url(#rising)"`);
      }),
    );
}

/** The ground on which the page sets the title: solid at the foot, gone above it. */
export function drawFoot(colour: string, from: number, full: number): Drawing {
  return drawSky([
    { at: from, colour, opacity: 0 },
    { at: (from + full) / 2, colour, opacity: 0.62 },
    { at: full, colour, opacity: 0.94 },
    { at: 1, colour, opacity: 1 },
  ]);
}
