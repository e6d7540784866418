/** Where an uploaded picture lies in the frame. Its size counts in the size at which it just fills the frame, unturned. */
import { PLACE_MAX, PLACE_MIN, ZOOM_MAX, ZOOM_MIN } from "./meme.catalog.ts";
import type { Place } from "./meme.schema.ts";
import { clamp, type Size, wrapTurn } from "./meme-bounds.rules.ts";

export const START_PLACE: Place = { x: 0.5, y: 0.5, scale: 1, rotation: 0 };
/** Share of the picture, or of the frame where the picture is larger, that always stays in the frame. */
const KEPT_SHARE = 0.25;
/** A picture of which less than this share would be seen if it filled the frame comes in whole. */
const SEEN_SHARE_MIN = 0.6;

export interface Fit {
  picture: Size;
  frame: Size;
}

/** Pixels of the frame per pixel of the picture at a scale of 1. */
export function getFillFactor({ picture, frame }: Fit): number {
  return Math.max(frame.width / picture.width, frame.height / picture.height);
}

/** The upright box around something turned. */
function measureTurned({ width, height }: Size, degrees: number): Size {
  const turn = (degrees * Math.PI) / 180;
  const [across, up] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { width: width * across + height * up, height: width * up + height * across };
}

/** The smallest scale at which the turned picture leaves no corner of the frame empty. */
export function getFillScale(fit: Fit, rotation: number): number {
  // As the picture sees it: the frame is turned, the other way.
  const seen = measureTurned(fit.frame, rotation);
  return Math.max(seen.width / fit.picture.width, seen.height / fit.picture.height) / getFillFactor(fit);
}

/** The largest scale at which all of the turned picture is inside the frame. */
export function getWholeScale(fit: Fit, rotation: number): number {
  const box = measureTurned(fit.picture, rotation);
  return Math.min(fit.frame.width / box.width, fit.frame.height / box.height) / getFillFactor(fit);
}

/** Within its bounds: never so far out that it would be lost. */
export function keepPlace(place: Place, fit: Fit): Place {
  const scale = clamp(place.scale, ZOOM_MIN, ZOOM_MAX);
  const box = measureTurned(fit.picture, place.rotation);
  const factor = getFillFactor(fit) * scale;
  const keep = (middle: number, share: number) => {
    const reach = 0.5 + share / 2 - Math.min(share, 1) * KEPT_SHARE;
    return clamp(clamp(middle, 0.5 - reach, 0.5 + reach), PLACE_MIN, PLACE_MAX);
  };
  return {
    x: keep(place.x, (box.width * factor) / fit.frame.width),
    y: keep(place.y, (box.height * factor) / fit.frame.height),
    scale,
    rotation: wrapTurn(place.rotation),
  };
}

/** How a picture lies when it comes in: it fills the frame, unless too much of it would be cut off, as of a portrait. */
export function layDown(fit: Fit): Place {
  const { picture, frame } = fit;
  const seen = (frame.width * frame.height) / (picture.width * picture.height * getFillFactor(fit) ** 2);
  return seen < SEEN_SHARE_MIN ? keepPlace({ ...START_PLACE, scale: getWholeScale(fit, 0) }, fit) : START_PLACE;
}

/** A quarter turn; what filled the frame fills it still, and what was whole stays whole. */
export function turnQuarter(place: Place, direction: 1 | -1, fit: Fit): Place {
  const rotation = wrapTurn(place.rotation + 90 * direction);
  const kept = [getFillScale, getWholeScale].find(
    (getScale) => Math.abs(place.scale - getScale(fit, place.rotation)) < 0.001,
  );
  return keepPlace({ ...place, rotation, scale: kept?.(fit, rotation) ?? place.scale }, fit);
}
