import type { GeoPoint } from "./world-frame.rules.ts";

/** What the map shows: its centre and how near it is; each step of zoom doubles the scale, as web maps count it. */
export interface MapView extends GeoPoint {
  zoom: number;
}

export interface MapSize {
  width: number;
  height: number;
}

export interface MapPoint {
  x: number;
  y: number;
}

/** From the specification. */
export const START_VIEW: MapView = { lat: 20, lng: 0, zoom: 2 };
export const ZOOM_MIN = 1;
/** Beyond this the outlines show their corners. */
export const ZOOM_MAX = 6;
/** Edge of the whole world at zoom 0, in pixels. */
const WORLD_EDGE = 256;
/** Nothing is shown nearer to the poles, where the projection runs away. */
const LAT_MAX = 80;
const RADIANS = Math.PI / 180;

export function getWorldEdge(zoom: number): number {
  return WORLD_EDGE * 2 ** zoom;
}

/** Where a place lies in a Mercator world of edge 1, from its north-west corner. */
export function toWorldPoint({ lat, lng }: GeoPoint): MapPoint {
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2));
  return { x: lng / 360 + 0.5, y: 0.5 - y / (2 * Math.PI) };
}

function fromWorldPoint({ x, y }: MapPoint): GeoPoint {
  const lat = (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / RADIANS;
  return { lat, lng: (x - 0.5) * 360 };
}

/** Where a place stands in the window, in pixels from its corner. */
export function placeInWindow(place: GeoPoint, view: MapView, { width, height }: MapSize): MapPoint {
  const edge = getWorldEdge(view.zoom);
  const centre = toWorldPoint(view);
  const { x, y } = toWorldPoint(place);
  return { x: width / 2 + (x - centre.x) * edge, y: height / 2 + (y - centre.y) * edge };
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(value, minimum), maximum);
}

function clampToWorld({ lat, lng, zoom }: MapView): MapView {
  return {
    lat: clamp(lat, -LAT_MAX, LAT_MAX),
    lng: clamp(lng, -180, 180),
    zoom: clamp(zoom, ZOOM_MIN, ZOOM_MAX),
  };
}

/** Moves the window over the world by so many pixels. */
export function panView(view: MapView, { x, y }: MapPoint): MapView {
  const edge = getWorldEdge(view.zoom);
  const centre = toWorldPoint(view);
  return clampToWorld({ ...fromWorldPoint({ x: centre.x + x / edge, y: centre.y + y / edge }), zoom: view.zoom });
}

/** Zooms about a point of the window, given from its centre: what lies there stays there. */
export function zoomView(view: MapView, steps: number, { x, y }: MapPoint = { x: 0, y: 0 }): MapView {
  const zoom = clamp(view.zoom + steps, ZOOM_MIN, ZOOM_MAX);
  const shrink = 1 - 2 ** (view.zoom - zoom);
  const edge = getWorldEdge(view.zoom);
  const centre = toWorldPoint(view);
  const moved = fromWorldPoint({ x: centre.x + (x * shrink) / edge, y: centre.y + (y * shrink) / edge });
  return clampToWorld({ ...moved, zoom });
}

/** The view itself if the place stands well inside its window, else one around the place. */
export function revealPlace(view: MapView, place: GeoPoint, size: MapSize, margin: number): MapView {
  const { x, y } = placeInWindow(place, view, size);
  const isInside = x >= margin && x <= size.width - margin && y >= margin && y <= size.height - margin;
  return isInside ? view : clampToWorld({ lat: place.lat, lng: place.lng, zoom: view.zoom });
}
