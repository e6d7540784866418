import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZOOM_MAX, ZOOM_MIN } from "./meme.catalog.ts";
import { changePlace, createProject, getPlace, parseProject } from "./meme.rules.ts";
import type { Place } from "./meme.schema.ts";
import {
  type Fit,
  getFillScale,
  getWholeScale,
  keepPlace,
  layDown,
  START_PLACE,
  turnQuarter,
} from "./picture-place.rules.ts";

const frame = { width: 400, height: 300 };
const portrait: Fit = { frame, picture: { width: 300, height: 600 } };
const side = fc.integer({ min: 1, max: 1600 });
const fits = fc.record({ frame: fc.constant(frame), picture: fc.record({ width: side, height: side }) });
const places = fc.record({
  x: fc.double({ min: -50, max: 50, noNaN: true }),
  y: fc.double({ min: -50, max: 50, noNaN: true }),
  scale: fc.double({ min: 0.001, max: 100, noNaN: true }),
  rotation: fc.double({ min: -720, max: 720, noNaN: true }),
});
const onUpload = createProject({ kind: "upload", uploadId: "1", ground: "neon-street" });

describe("the place of an uploaded picture", () => {
  it.each([
    ["as it comes it fills the frame", getFillScale(portrait, 0), 1],
    ["on its side it needs less to fill it", getFillScale(portrait, 90), 0.75],
    ["all of a portrait is in the frame at three eighths", getWholeScale(portrait, 0), 0.375],
    ["and at half, on its side", getWholeScale(portrait, 90), 0.5],
  ])("%s", (_what, scale, expected) => expect(scale).toBeCloseTo(expected));

  it("shows the whole picture at no larger a scale than fills the frame, however it is turned", () => {
    fc.assert(
      fc.property(fits, fc.double({ min: -180, max: 180, noNaN: true }), (fit, rotation) => {
        expect(getWholeScale(fit, rotation)).toBeLessThanOrEqual(getFillScale(fit, rotation) * 1.000001);
      }),
    );
  });

  it("is kept within what the project allows, and keeping it twice changes nothing", () => {
    fc.assert(
      fc.property(fits, places, (fit, place) => {
        const kept = keepPlace(place, fit);
        expect(kept.scale).toBeGreaterThanOrEqual(ZOOM_MIN);
        expect(kept.scale).toBeLessThanOrEqual(ZOOM_MAX);
        const project = parseProject(JSON.stringify(changePlace(onUpload, () => place, fit.picture)));
        expect(project).toBeDefined();
        const again = keepPlace(kept, fit);
        for (const part of ["x", "y", "scale", "rotation"] as const) expect(again[part]).toBeCloseTo(kept[part], 6);
      }),
    );
  });

  it("never lets go of the frame", () => {
    const lost: Place = { ...START_PLACE, x: 9, y: -9 };
    const { x, y } = keepPlace(lost, portrait);
    // Half the frame and half the picture away, less a quarter.
    expect(x).toBeCloseTo(0.5 + 0.5 + 0.5 - 0.25);
    expect(y).toBeCloseTo(0.5 - 0.5 - 4 / 3 + 0.25);
  });

  it.each([
    ["a portrait comes in whole", 300, 600, 0.375],
    ["so does a photograph held upright", 3024, 4032, 0.5625],
    ["and what is as wide as a street", 2000, 500, 1 / 3],
    ["a photograph held level fills the frame", 4032, 3024, 1],
    ["a square does, too", 800, 800, 1],
  ])("%s", (_what, width, height, scale) => {
    expect(layDown({ frame, picture: { width, height } }).scale).toBeCloseTo(scale);
  });

  it("turned by a quarter it still fills the frame, is whole as it was, or keeps the size that was given", () => {
    expect(turnQuarter(layDown(portrait), 1, portrait)).toMatchObject({ rotation: 90, scale: 0.5 });
    expect(turnQuarter(START_PLACE, 1, portrait)).toMatchObject({ rotation: 90, scale: 0.75 });
    expect(turnQuarter({ ...START_PLACE, scale: 2 }, -1, portrait)).toMatchObject({ rotation: -90, scale: 2 });
  });

  it("travels with the project, and a project without one still opens", () => {
    const moved = changePlace(onUpload, (place) => ({ ...place, scale: 2, y: 0.9 }), portrait.picture);
    const opened = parseProject(JSON.stringify(moved));
    expect(opened && getPlace(opened)).toEqual({ x: 0.5, y: 0.9, scale: 2, rotation: 0 });
    expect(parseProject(JSON.stringify(onUpload))).toEqual(onUpload);
    const onGraphic = createProject({ kind: "graphic", id: "neon-street" });
    expect(changePlace(onGraphic, (place) => ({ ...place, scale: 2 }), portrait.picture)).toBe(onGraphic);
  });
});
