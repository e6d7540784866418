import { describe, expect, it } from "vitest";
import { countEarning, isCodeTime, readCode } from "./attendance.rules.ts";

describe("the hours of a code", () => {
  const meetup = { eventAt: new Date("2026-11-20T18:00:00.000Z"), canceledAt: null, hiddenAt: null };
  const someTime = new Date("2026-11-19T18:00:00.000Z");

  it.each([
    ["a millisecond too early", "2026-11-20T15:59:59.999Z", {}, false],
    ["two hours before", "2026-11-20T16:00:00.000Z", {}, true],
    ["at the start", "2026-11-20T18:00:00.000Z", {}, true],
    ["six hours after", "2026-11-20T23:59:59.999Z", {}, true],
    ["a millisecond too late", "2026-11-21T00:00:00.000Z", {}, false],
    ["of a canceled meetup", "2026-11-20T18:00:00.000Z", { canceledAt: someTime }, false],
    ["of a hidden meetup", "2026-11-20T18:00:00.000Z", { hiddenAt: someTime }, false],
  ])("%s", (_name, now, changes, isOpen) => {
    expect(isCodeTime({ ...meetup, ...changes }, new Date(now))).toBe(isOpen);
  });
});

describe("a typed code", () => {
  it.each([
    ["ZK7Q2M", "ZK7Q2M"],
    [" zk7 q2m ", "ZK7Q2M"],
    ["zk7-q2m", "ZK7Q2M"],
    ["ZK7Q2", undefined],
    ["ZK7Q2MM", undefined],
    ["ZK7Q2O", undefined],
    ["ZK7Q21", undefined],
    ["", undefined],
    ["ßßßßßß", undefined],
    ["😀😀😀", undefined],
  ])("%j is %j", (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
});

describe("the points of a meetup", () => {
  it.each([
    [{ today: 0, thisMonth: 0 }, 15],
    [{ today: 0, thisMonth: 3 }, 15],
    [{ today: 1, thisMonth: 1 }, 0],
    [{ today: 0, thisMonth: 4 }, 0],
  ])("after %o are %i", (earned, points) => {
    expect(countEarning(15, earned)).toBe(points);
  });
});
