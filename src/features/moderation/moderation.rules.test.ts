import { describe, expect, it } from "vitest";
import { listPossible } from "./moderation.rules.ts";

describe("what can be done with a thing", () => {
  it.each([
    [
      "one that is shown",
      { canHide: true, isHidden: false, isThere: true, isBannedForGood: false },
      "hide dismiss delete warn lock ban note",
    ],
    [
      "one that is hidden",
      { canHide: true, isHidden: true, isThere: true, isBannedForGood: false },
      "hide restore delete warn lock ban note",
    ],
    [
      "one of who is locked out",
      { canHide: true, isHidden: false, isThere: true, isBannedForGood: true },
      "hide dismiss delete warn note",
    ],
    [
      "a name",
      { canHide: false, isHidden: false, isThere: true, isBannedForGood: false },
      "dismiss delete warn lock ban note",
    ],
    ["one that is gone", { canHide: true, isHidden: false, isThere: false, isBannedForGood: false }, "dismiss note"],
  ])("%s", (_name, thing, expected) => {
    expect(listPossible(thing).join(" ")).toBe(expected);
  });
});
