import { type Figure, REAPER } from "../figure/figure.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import type { Layer } from "../stage/scene.ts";

/** Hands are worn as horn: polished, and lit like the rest of the figure wherever they are. */
const HANDS = "#b8aea6";
const POSED: Partial<Figure> = { horn: HANDS, grain: 0, haze: 0.1 };

export function shoot(figure: Partial<Figure>, width: number, height: number, samples = 2): FigureShot {
  return { figure: { ...REAPER, ...POSED, ...figure }, width, height, samples };
}

/** Seen from behind and a little from above; the sun in front of them lights their edges. */
const BACK: Partial<Figure> = {
  camera: [0, 0.9, -8],
  target: [0.3, -0.75, 0],
  zoom: 2.9,
  rimPower: 11,
  fill: 0.25,
  keyLight: "#ffb070",
  keyLightAt: [0.4, 3.4, 3.4],
};

const BACKS: FigureShot[] = [
  shoot({ ...BACK, seed: 7, turn: 0.25 }, 300, 300),
  shoot({ ...BACK, seed: 19, turn: -0.35, pose: "fist" }, 300, 300),
];

interface Row {
  y: number;
  height: number;
  light: number;
  /** Places from the left to the right; a raised fist where the number is negative. */
  places: readonly number[];
}

/** Three rows of hooded backs, the furthest first. */
export function standCrowd(rows: readonly Row[]): Layer[] {
  return rows.flatMap(({ y, height, light, places }) =>
    places.map((place, index) => {
      const shot = place < 0 ? BACKS[1] : BACKS[0];
      if (!shot) throw new Error("The crowd needs both of its shots.");
      const rise = ((index * 7) % 5) * 0.012;
      return { shot, x: Math.abs(place), y: y - rise, height: height * (0.94 + ((index * 3) % 4) * 0.04), light, isMirrored: index % 2 === 1 };
    }),
  );
}
