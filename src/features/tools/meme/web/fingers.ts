/** What one or two fingers do to a picture: carry it, or carry, zoom and turn it at once. */
import { ZOOM_MAX, ZOOM_MIN } from "../meme.catalog.ts";
import type { Place } from "../meme.schema.ts";
import { clamp, type Size } from "../meme-bounds.rules.ts";
import { type Point, snap } from "./text-gesture.ts";

export interface Fingers {
  place: Place;
  /** Where they went down, and where they are now: one or two, on the screen. */
  start: readonly Point[];
  now: readonly Point[];
  stage: { left: number; top: number } & Size;
}

/** The middle of one or two points, and the way from the first to the second. */
function readPair([first = { x: 0, y: 0 }, second = first]: readonly Point[]) {
  const way = { x: second.x - first.x, y: second.y - first.y };
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    length: Math.hypot(way.x, way.y),
    degrees: (Math.atan2(way.y, way.x) * 180) / Math.PI,
  };
}

/** Zooms and turns around a point of the screen, which may move meanwhile. */
function carry(
  { place, stage }: Fingers,
  from: Point,
  to: Point,
  { factor, degrees }: { factor: number; degrees: number },
): Place {
  const scale = clamp(place.scale * factor, ZOOM_MIN, ZOOM_MAX);
  const ratio = scale / place.scale;
  const turn = (degrees * Math.PI) / 180;
  const x = (stage.left + place.x * stage.width - from.x) * ratio;
  const y = (stage.top + place.y * stage.height - from.y) * ratio;
  return {
    x: (to.x + x * Math.cos(turn) - y * Math.sin(turn) - stage.left) / stage.width,
    y: (to.y + x * Math.sin(turn) + y * Math.cos(turn) - stage.top) / stage.height,
    scale,
    rotation: place.rotation + degrees,
  };
}

/** Not yet kept within its bounds. */
export function readFingers(fingers: Fingers): Place {
  const { place, start, now } = fingers;
  const [before, after] = [readPair(start), readPair(now)];
  if (start.length < 2) return carry(fingers, before.middle, after.middle, { factor: 1, degrees: 0 });
  const turned = snap(place.rotation + after.degrees - before.degrees);
  const factor = after.length / Math.max(1, before.length);
  return carry(fingers, before.middle, after.middle, { factor, degrees: turned - place.rotation });
}

/** How much a step of a wheel zooms, per pixel that it would have scrolled. */
const WHEEL_ZOOM = 0.0015;

export function readWheel(fingers: Omit<Fingers, "start" | "now">, at: Point, pixels: number): Place {
  return carry({ ...fingers, start: [at], now: [at] }, at, at, { factor: Math.exp(-pixels * WHEEL_ZOOM), degrees: 0 });
}
