import { describe, expect, it } from "vitest";
import { zones } from "#pack/zones.catalog.ts";
import {
  type MapView,
  panView,
  placeInWindow,
  revealPlace,
  START_VIEW,
  toWorldPoint,
  ZOOM_MAX,
  ZOOM_MIN,
  zoomView,
} from "./map-view.rules.ts";
import { placeInFrame } from "./world-frame.rules.ts";

const size = { width: 900, height: 420 };

function round({ lat, lng, zoom }: MapView) {
  return [Math.round(lat * 100) / 100, Math.round(lng * 100) / 100, zoom];
}

describe("the dotted world", () => {
  it.each([
    [
      { lat: 87, lng: -180 },
      { x: 0, y: 0 },
    ],
    [
      { lat: 3, lng: 0 },
      { x: 50, y: 50 },
    ],
    [
      { lat: -81, lng: 180 },
      { x: 100, y: 100 },
    ],
  ])("puts %o at %o percent", (place, point) => {
    expect(placeInFrame(place)).toEqual(point);
  });
});

describe("the map's view", () => {
  it("starts at 20, 0 with zoom 2, the world 1024 pixels wide and every zone in sight", () => {
    expect(START_VIEW).toEqual({ lat: 20, lng: 0, zoom: 2 });
    expect(placeInWindow(START_VIEW, START_VIEW, size)).toEqual({ x: 450, y: 210 });
    const edge = (lng: number) => placeInWindow({ lat: 0, lng }, START_VIEW, size).x;
    expect(edge(180) - edge(-180)).toBeCloseTo(1024);
    for (const zone of zones) expect(revealPlace(START_VIEW, zone, size, 12)).toBe(START_VIEW);
  });

  it("has the equator in the middle of the world and the north above", () => {
    expect(toWorldPoint({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 });
    expect(toWorldPoint({ lat: 60, lng: 0 }).y).toBeLessThan(0.5);
  });

  it("comes back when it is moved there and back", () => {
    const moved = panView(START_VIEW, { x: 120, y: -60 });
    expect(moved.lng).toBeGreaterThan(0);
    expect(moved.lat).toBeGreaterThan(20);
    expect(round(panView(moved, { x: -120, y: 60 }))).toEqual(round(START_VIEW));
  });

  it("never leaves the world", () => {
    expect(round(panView(START_VIEW, { x: 1e6, y: -1e6 }))).toEqual([80, 180, 2]);
    expect(round(panView(START_VIEW, { x: -1e6, y: 1e6 }))).toEqual([-80, -180, 2]);
    expect(zoomView(START_VIEW, 99).zoom).toBe(ZOOM_MAX);
    expect(zoomView(START_VIEW, -99).zoom).toBe(ZOOM_MIN);
  });

  it("keeps the place under the pointer where it is while it zooms", () => {
    const tokyo = { lat: 35.68, lng: 139.69 };
    const before = placeInWindow(tokyo, START_VIEW, size);
    const view = zoomView(START_VIEW, 1, { x: before.x - size.width / 2, y: before.y - size.height / 2 });
    const after = placeInWindow(tokyo, view, size);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(round(zoomView(START_VIEW, 1))).toEqual([20, 0, 3]);
  });

  it("centres a place that is out of sight and leaves the view alone otherwise", () => {
    const near: MapView = { lat: 51.5, lng: 0, zoom: 6 };
    expect(round(revealPlace(near, { lat: -33.87, lng: 151.21 }, size, 40))).toEqual([-33.87, 151.21, 6]);
    expect(revealPlace(near, { lat: 51.51, lng: -0.13 }, size, 40)).toBe(near);
  });
});
