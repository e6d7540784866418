import { type Drawing, linearGradient, path, radialGradient, rect, round, svg } from "../drawing.ts";

export interface Frame {
  /** Middle and side of a square picture: x of the width, the rest in shares of the height. */
  x: number;
  y: number;
  side: number;
  paper: string;
}

/** Profile of a gilded frame from the outside in: where a ledge ends in shares of the side, and its light from above, beside and below. */
const LEDGES = [
  { until: 0.1, above: "#ffd978", beside: "#c4842a", below: "#7a4414" },
  { until: 0.078, above: "#8a5216", beside: "#a8681c", below: "#ffc85a" },
  { until: 0.056, above: "#fff0b8", beside: "#e0a038", below: "#9a5c18" },
  { until: 0.016, above: "#6a3a10", beside: "#8a5418", below: "#e8aa44" },
] as const;

/** A bright wall with a lit middle, its skirting and the floor. */
export function drawWall(wall: string, lit: string, floor: string): Drawing {
  return (width, height) => {
    const skirting = 0.885 * height;
    return svg(
      width,
      height,
      radialGradient("lit", [
        { at: 0, colour: lit },
        { at: 1, colour: wall },
      ]),
      rect(0, 0, width, height, wall),
      `<ellipse cx="${width / 2}" cy="${round(0.3 * height)}" rx="${round(0.62 * width)}" ry="${round(0.68 * height)}" fill="url(#lit)"/>`,
      rect(0, skirting, width, height - skirting, floor),
      rect(0, skirting - 0.03 * height, width, 0.03 * height, wall),
      rect(0, skirting - 0.032 * height, width, 0.004 * height, lit),
    );
  };
}

export function drawFrames(frames: readonly Frame[]): Drawing {
  return (width, height) =>
    svg(
      width,
      height,
      linearGradient("hung", [
        { at: 0, colour: "#000000", opacity: 0.5 },
        { at: 0.12, colour: "#000000", opacity: 0.05 },
        { at: 1, colour: "#000000", opacity: 0.12 },
      ]),
      ...frames.map((frame) => drawFrame(frame, width, height)),
    );
}

/** The shadows of the frames on the wall, to be blurred. */
export function drawFrameShadows(colour: string, frames: readonly Frame[]): Drawing {
  return (width, height) =>
    svg(
      width,
      height,
      ...frames.map(({ x, y, side }) => {
        const wide = side * 1.2 * height;
        return rect(x * width - wide / 2 + 0.01 * height, y * height - wide / 2 + 0.045 * height, wide, wide, colour);
      }),
    );
}

function drawFrame({ x, y, side, paper }: Frame, width: number, height: number): string {
  const wide = side * height;
  const left = x * width - wide / 2;
  const top = y * height - wide / 2;
  const middle = `${round(x * width)} ${round(y * height)}`;
  const ledges = LEDGES.flatMap(({ until, above, beside, below }) => {
    const edge = until * wide;
    const [l, t, r, b] = [left - edge, top - edge, left + wide + edge, top + wide + edge].map(round);
    return [
      path(`M${l} ${t}H${r}L${middle}Z`, `fill="${above}"`),
      path(`M${r} ${t}V${b}L${middle}ZM${l} ${t}V${b}L${middle}Z`, `fill="${beside}"`),
      path(`M${l} ${b}H${r}L${middle}Z`, `fill="${below}"`),
    ];
  });
  return [...ledges, rect(left, top, wide, wide, paper), rect(left, top, wide, wide, "url(#hung)")].join("");
}

/** What hangs before a print: the lower ledge of its frame and a brass plate under it. */
export function drawFrameFronts(frames: readonly Frame[]): Drawing {
  return (width, height) =>
    svg(
      width,
      height,
      ...frames.flatMap(({ x, y, side }) => {
        const wide = side * height;
        const left = x * width - wide / 2;
        const foot = y * height + wide / 2;
        const ledges = LEDGES.map(({ until, below }, index) => {
          const inner = (LEDGES[index + 1]?.until ?? 0) * wide;
          const edge = until * wide;
          return path(
            `M${round(left - edge)} ${round(foot + edge)}L${round(left - inner)} ${round(foot + inner)}H${round(left + wide + inner)}L${round(left + wide + edge)} ${round(foot + edge)}Z`,
            `fill="${below}"`,
          );
        });
        const plate = rect(x * width - wide * 0.1, foot + wide * 0.125, wide * 0.2, wide * 0.04, "#ffd978");
        return [...ledges, plate];
      }),
    );
}

/** The paper of a picture as a phone sees it, a little higher than wide, with the square that has found a face. */
export function drawFinder({ x, y, side, paper }: Frame): Drawing {
  return (width, height) => {
    const wide = side * height;
    const [left, top] = [x * width - wide / 2, y * height - 0.8 * wide];
    const [l, t, size, leg] = [left + 0.2 * wide, top + 0.35 * wide, 0.6 * wide, 0.14 * wide].map(round) as [
      number,
      number,
      number,
      number,
    ];
    const corners = `M${l} ${t + leg}v${-leg}h${leg}m${size - 2 * leg} 0h${leg}v${leg}m0 ${size - 2 * leg}v${leg}h${-leg}m${2 * leg - size} 0h${-leg}v${-leg}`;
    return svg(
      width,
      height,
      rect(left, top, wide, 1.3 * wide, paper),
      path(corners, `fill="none" stroke="#e0126e" stroke-width="${round(0.035 * wide)}"`),
      `<circle cx="${round(left + 0.87 * wide)}" cy="${round(top + 0.12 * wide)}" r="${round(0.05 * wide)}" fill="#ff1e3c"/>`,
    );
  };
}
