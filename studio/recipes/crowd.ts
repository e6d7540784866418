import type { Layer } from "../stage/scene.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { enlarge } from "./scene-shots.ts";

interface Row {
  y: number;
  height: number;
  light: number;
  /** Places from the left to the right; with a raised fist where the number is negative. */
  places: readonly number[];
}

/** Rows of backs, the furthest first, rendered so many times as large as they are. No two neighbours are alike. */
export function standCrowd(rows: readonly Row[], times: number): Layer[] {
  const { onlooker, onlookerInHorns, onlookerInBeanie, onlookerWithFist } = EXTRAS;
  const backs = [onlooker, onlookerInHorns, onlooker, onlookerInBeanie].map((shot) => enlarge(shot, times));
  const withFist = enlarge(onlookerWithFist, times);
  return rows.flatMap(({ y, height, light, places }, row) =>
    places.map((place, index) => ({
      shot: (place < 0 ? undefined : backs[(index + row) % backs.length]) ?? withFist,
      x: Math.abs(place),
      y: y - ((index * 7) % 5) * 0.012 - (place < 0 ? 0.06 * height : 0),
      height: height * (0.94 + ((index * 3) % 4) * 0.04),
      light,
      isMirrored: index % 2 === 1,
    })),
  );
}
