import { type Drawing, path, radialGradient, rect, round, svg } from "../drawing.ts";

export interface Frame {
  /** Middle and side of a square picture: x of the width, the rest in shares of the height. */
  x: number;
  y: number;
  side: number;
  paper: string;
}

/** A dark wall with square prints on it; each hangs in the light of its own lamp. */
export function drawGallery(wall: string, frames: readonly Frame[]): Drawing {
  return (width, height) => {
    const parts = [
      rect(0, 0, width, height, wall),
      radialGradient("lamp", [
        { at: 0, colour: "#ffdca8", opacity: 0.34 },
        { at: 0.55, colour: "#b06a8a", opacity: 0.12 },
        { at: 1, colour: "#b06a8a", opacity: 0 },
      ]),
    ];
    for (const { x, y, side } of frames) {
      const wide = side * height;
      parts.push(
        `<ellipse cx="${round(x * width)}" cy="${round(y * height)}" rx="${round(wide * 0.86)}" ry="${round(wide * 0.94)}" fill="url(#lamp)"/>`,
      );
    }
    for (const { x, y, side, paper } of frames) {
      const wide = side * height;
      const left = x * width - wide / 2;
      const top = y * height - wide / 2;
      const edge = wide * 0.035;
      parts.push(rect(left - edge + 6, top - edge + 12, wide + 2 * edge, wide + 2 * edge, "#020104", 0.7));
      parts.push(rect(left - edge, top - edge, wide + 2 * edge, wide + 2 * edge, "#0b0610"));
      parts.push(rect(left - edge, top - edge, wide + 2 * edge, edge * 0.22, "#6a4a2a", 0.9));
      parts.push(rect(left, top, wide, wide, paper));
    }
    return svg(width, height, ...parts);
  };
}

/** What hangs before a print: its frame's lower edge, a lamp above and a brass plate below. */
export function drawFrameFronts(frames: readonly Frame[]): Drawing {
  return (width, height) =>
    svg(
      width,
      height,
      ...frames.flatMap(({ x, y, side }) => {
        const wide = side * height;
        const middle = x * width;
        const top = y * height - wide / 2;
        const edge = wide * 0.035;
        return [
          rect(middle - wide / 2 - edge, top + wide, wide + 2 * edge, edge, "#0b0610"),
          path(
            `M${round(middle - wide * 0.16)} ${round(top - edge * 2.6)}h${round(wide * 0.32)}v${round(edge * 0.7)}h${round(-wide * 0.32)}Z`,
            'fill="#ffcf6a"',
          ),
          rect(middle - wide * 0.06, top + wide + edge * 1.9, wide * 0.12, edge * 0.8, "#b5862e"),
        ];
      }),
    );
}
