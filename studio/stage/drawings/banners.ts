import { type Drawing, linearGradient, path, round, svg } from "../drawing.ts";

interface Banner {
  /** Head of its pole, in shares of the width and the height. */
  x: number;
  y: number;
  /** Length of its cloth, in shares of the height. */
  long: number;
  /** How far the foot of the pole stands to the right of its head, in shares of the height. */
  lean: number;
}

const FOLDS = 7;

/** Far banners over a crowd: the wind blows from the right, every second fold is lit. */
export function drawBanners(banners: Banner[], foot: number, cloth: string, lit: string, pole: string): Drawing {
  return (width, height) => {
    const folds = Array.from({ length: FOLDS }, (_, fold) => ({
      at: fold / (FOLDS - 1),
      colour: fold % 2 === 0 ? cloth : lit,
    }));
    const drawn = banners.map(({ x, y, long, lean }) => {
      const [left, top, reach] = [x * width, y * height, long * height];
      const at = (out: number, down: number) =>
        `${round(left - out * reach)} ${round(top + reach * (down + 0.13 * Math.sin(6.5 * out + 0.4) * out + 0.1 * out))}`;
      const edge = (down: number) => [0.12, 0.25, 0.4, 0.55, 0.7, 0.85].map((out) => at(out, down));
      const d = `M${[at(0, 0.04), ...edge(0.04), at(1, 0.02), at(0.8, 0.36), at(0.98, 0.68), ...edge(0.7).reverse(), at(0, 0.7)].join("L")}Z`;
      const stick = `M${round(left)} ${round(top - 0.06 * reach)}L${round(left + lean * height)} ${round(foot * height)}`;
      return `${path(stick, `stroke="${pole}" stroke-width="${round(0.05 * reach)}" stroke-linecap="round"`)}${path(d, `fill="url(#folds)" stroke="${cloth}" stroke-width="${round(0.02 * reach)}" stroke-linejoin="round"`)}`;
    });
    return svg(width, height, linearGradient("folds", folds, "across"), ...drawn);
  };
}
