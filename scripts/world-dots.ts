/** Draws `world-dots.svg`, the mask of the dotted world, from public-domain outlines: `npx tsx scripts/world-dots.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { WORLD_FRAME } from "../src/features/zones/world-frame.rules.ts";

const WIDTH = 1200;
const HEIGHT = (WIDTH * WORLD_FRAME.degreesHigh) / WORLD_FRAME.degreesWide;
const COLUMN = 8;
const ROW = 7;
const DOT = 4.6;
/** Antarctica has no members and would fill the foot of the frame. */
const SOUTHERNMOST = -56;

export const WORLD_DOTS_FILE = join(dirname(import.meta.dirname), "src/features/zones/web/world-dots.svg");

type Position = number[];

/** The coasts as closed rings of [lng, lat]. */
function readCoasts(): Position[][] {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-110m.json");
  const world = JSON.parse(readFileSync(file, "utf8")) as Topology<{ land: GeometryCollection }>;
  const { features } = feature(world, world.objects.land);
  return features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates.flat().map(unwrap) : [],
  );
}

/** Longitudes that run on past 180 where the coast crosses the date line, so that no edge leaps around the world. */
function unwrap(ring: Position[]): Position[] {
  let turn = 0;
  return ring.map(([lng = 0, lat = 0], index) => {
    const leap = lng - (ring[index - 1]?.[0] ?? lng);
    if (Math.abs(leap) > 180) turn -= Math.sign(leap) * 360;
    return [lng + turn, lat];
  });
}

/** The longitudes at which a parallel crosses a coast: between the first and the second lies land, and so on. */
function findCrossings(coasts: Position[][], lat: number): number[] {
  return coasts.flatMap((ring) =>
    ring.flatMap(([lng = 0, y = 0], index) => {
      const [previousLng = 0, previousY = 0] = ring.at(index - 1) ?? [];
      if (y > lat === previousY > lat) return [];
      const crossing = lng + ((lat - y) / (previousY - y)) * (previousLng - lng);
      return [crossing - 360, crossing, crossing + 360];
    }),
  );
}

/** Runs of neighbouring dots in one row, each as its first column and its number of steps. */
function findRuns(isLand: (x: number) => boolean, shift: number): [number, number][] {
  const runs: [number, number][] = [];
  let isRunning = false;
  for (let x = shift; x < WIDTH; x += COLUMN) {
    const run = runs.at(-1);
    if (!isLand(x)) isRunning = false;
    else if (isRunning && run) run[1] += 1;
    else {
      runs.push([x, 0]);
      isRunning = true;
    }
  }
  return runs;
}

/** One path: every run is a line whose dashes have no length, so that its round caps print the dots. */
export function drawWorldDots(): string {
  const coasts = readCoasts();
  const { west, north, degreesWide, degreesHigh } = WORLD_FRAME;
  let path = "";
  for (let row = 0; row * ROW < HEIGHT; row += 1) {
    const y = row * ROW + ROW / 2;
    const lat = north - (y / HEIGHT) * degreesHigh;
    if (lat < SOUTHERNMOST) break;
    const shift = row % 2 === 0 ? COLUMN / 2 : COLUMN;
    const crossings = findCrossings(coasts, lat);
    const isLand = (x: number) => {
      const lng = west + (x / WIDTH) * degreesWide;
      return crossings.filter((crossing) => crossing < lng).length % 2 === 1;
    };
    // A little longer than the last dot, which would fall off the end by rounding.
    for (const [x, steps] of findRuns(isLand, shift)) path += `M${x} ${y}h${steps * COLUMN + 1}`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path d="${path}" fill="none" stroke="#000" stroke-width="${DOT}" stroke-linecap="round" stroke-dasharray="0 ${COLUMN}"/></svg>\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(WORLD_DOTS_FILE, drawWorldDots());
