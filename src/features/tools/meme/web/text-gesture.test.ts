import { describe, expect, it } from "vitest";
import { readGesture, readKey } from "./text-gesture.ts";

const text = { content: "ZIP", x: 0.5, y: 0.5, scale: 1, rotation: 0 };
const stage = { left: 100, top: 50, width: 400, height: 300 };

describe("a pointer on a text", () => {
  it("carries it by as much as it goes", () => {
    const gesture = { kind: "move", start: { x: 310, y: 205 }, text, stage } as const;
    expect(readGesture(gesture, { x: 350, y: 175 })).toEqual({ x: 0.6, y: 0.4 });
  });

  it("pulls its size with the distance from its middle", () => {
    const gesture = { kind: "resize", start: { x: 350, y: 200 }, text, stage } as const;
    expect(readGesture(gesture, { x: 400, y: 200 })).toEqual({ scale: 2 });
    expect(readGesture(gesture, { x: 300, y: 225 })).toEqual({ scale: 0.5 });
  });

  it("turns it around its middle, and lets it rest upright", () => {
    const gesture = { kind: "turn", start: { x: 350, y: 200 }, text, stage } as const;
    expect(readGesture(gesture, { x: 350, y: 250 })).toEqual({ rotation: 45 });
    expect(readGesture(gesture, { x: 350, y: 202 })).toEqual({ rotation: 0 });
    expect(readGesture(gesture, { x: 301, y: 250 })).toEqual({ rotation: 90 });
  });
});

describe("a key on a text", () => {
  it.each([
    ["ArrowLeft", false, { x: 0.49 }],
    ["ArrowRight", true, { x: 0.55 }],
    ["ArrowUp", false, { y: 0.49 }],
    ["ArrowDown", true, { y: 0.55 }],
    ["+", false, { scale: 1.08 }],
    ["=", false, { scale: 1.08 }],
    ["-", false, { scale: 1 / 1.08 }],
    ["[", false, { rotation: -5 }],
    ["]", false, { rotation: 5 }],
    ["a", false, undefined],
  ])("%s (with shift: %s)", (key, isLarge, expected) => {
    expect(readKey(text, key, isLarge)).toEqual(expected);
  });
});
