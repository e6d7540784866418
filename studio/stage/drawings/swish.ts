import { type Drawing, path, round, svg } from "../drawing.ts";

type Place = readonly [x: number, y: number];

/** Lines behind what has just been thrown: thin where it left the hand, thick where it is; places in shares of the width and the height. */
export function drawSwish(colour: string, strokes: { from: Place; bend: Place; to: Place }[]): Drawing {
  return (width, height) => {
    const at = ([x, y]: Place, aside = 0) => `${round((x + aside) * width)} ${round(y * height)}`;
    const parts = strokes.map(({ from, bend, to }) =>
      path(
        `M${at(from)}Q${at(bend, -0.004)} ${at(to, -0.006)}L${at(to, 0.006)}Q${at(bend, 0.004)} ${at(from)}Z`,
        `fill="${colour}"`,
      ),
    );
    return svg(width, height, ...parts);
  };
}
