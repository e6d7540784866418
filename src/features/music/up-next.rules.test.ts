import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UP_NEXT_MAX } from "./music.rules.ts";
import { moveBy, putFirst, putLast, takeOff, type UpNextChange } from "./up-next.rules.ts";

describe("what plays next", () => {
  it.each<[string, UpNextChange, string[], string[]]>([
    ["is what was asked for first", putFirst("c"), ["a", "b"], ["c", "a", "b"]],
    ["comes forward when asked for again", putFirst("b"), ["a", "b"], ["b", "a"]],
    ["waits behind the others", putLast("c"), ["a", "b"], ["a", "b", "c"]],
    ["waits once", putLast("a"), ["a", "b"], ["a", "b"]],
    ["is taken off", takeOff("a"), ["a", "b"], ["b"]],
    ["moves up", moveBy("c", -1), ["a", "b", "c"], ["a", "c", "b"]],
    ["moves down", moveBy("a", 1), ["a", "b", "c"], ["b", "a", "c"]],
    ["stays at the top", moveBy("a", -1), ["a", "b"], ["a", "b"]],
    ["stays at the end", moveBy("b", 1), ["a", "b"], ["a", "b"]],
    ["is nothing that does not wait", moveBy("z", 1), ["a", "b"], ["a", "b"]],
  ])("%s", (_what, change, before, after) => {
    expect(change(before)).toEqual(after);
  });

  it("holds each track once, and no more than fit, whatever is pressed", () => {
    const id = fc.constantFrom(..."abcdefgh");
    const change = fc.oneof(
      id.map(putFirst),
      id.map(putLast),
      id.map(takeOff),
      fc.tuple(id, fc.integer({ min: -9, max: 9 })).map(([trackId, places]) => moveBy(trackId, places)),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const ids = changes.reduce<readonly string[]>((before, next) => next(before), []);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
    const many = Array.from({ length: 60 }, (_, index) => putLast(String(index)));
    expect(many.reduce<readonly string[]>((ids, next) => next(ids), [])).toHaveLength(UP_NEXT_MAX);
  });
});
