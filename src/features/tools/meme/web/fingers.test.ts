import { describe, expect, it } from "vitest";
import { readFingers, readWheel } from "./fingers.ts";

const place = { x: 0.5, y: 0.5, scale: 1, rotation: 0 };
const stage = { left: 100, top: 50, width: 400, height: 300 };
const middle = { x: 300, y: 200 };

describe("fingers on a picture", () => {
  it("carry it by as much as one of them goes", () => {
    const moved = readFingers({ place, stage, start: [middle], now: [{ x: 340, y: 170 }] });
    expect(moved).toEqual({ x: 0.6, y: 0.4, scale: 1, rotation: 0 });
  });

  it("zoom around their middle when two of them part", () => {
    const start = [
      { x: 100, y: 200 },
      { x: 200, y: 200 },
    ];
    const now = [
      { x: 50, y: 200 },
      { x: 250, y: 200 },
    ];
    // The middle of the fingers is 150 px left of the picture's, which goes twice as far away.
    expect(readFingers({ place, stage, start, now })).toEqual({ x: 0.875, y: 0.5, scale: 2, rotation: 0 });
  });

  it("turn it, and let it rest upright while they hardly turn", () => {
    const start = [
      { x: 250, y: 200 },
      { x: 350, y: 200 },
    ];
    const turned = [
      { x: 300, y: 150 },
      { x: 300, y: 250 },
    ];
    expect(readFingers({ place, stage, start, now: turned }).rotation).toBe(90);
    const hardly = [
      { x: 250, y: 198 },
      { x: 350, y: 202 },
    ];
    expect(readFingers({ place, stage, start, now: hardly }).rotation).toBe(0);
  });

  it("zoom no further than the picture may grow, and leave its middle where it is then", () => {
    const start = [
      { x: 299, y: 200 },
      { x: 301, y: 200 },
    ];
    const now = [
      { x: 100, y: 200 },
      { x: 500, y: 200 },
    ];
    expect(readFingers({ place, stage, start, now })).toEqual({ x: 0.5, y: 0.5, scale: 4, rotation: 0 });
  });

  it("or the wheel's, where the pointer is", () => {
    const zoomed = readWheel({ place, stage }, { x: 100, y: 200 }, -Math.log(2) / 0.0015);
    expect(zoomed.scale).toBeCloseTo(2);
    expect(zoomed.x).toBeCloseTo(1);
    expect(zoomed.y).toBeCloseTo(0.5);
  });
});
