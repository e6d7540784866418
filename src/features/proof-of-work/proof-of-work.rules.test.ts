import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  getBurstPrice,
  getBurstRoom,
  getWorkPrice,
  isClockwork,
  isEnough,
  PRICE_MAX,
  type WorkMoment,
} from "./proof-of-work.rules.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");

function ago(...seconds: number[]): Date[] {
  return seconds.map((count) => new Date(NOW.getTime() - count * 1000));
}

function every(seconds: number, count: number, wobble: (index: number) => number = () => 0): Date[] {
  return ago(...Array.from({ length: count }, (_, index) => (count - index) * seconds + wobble(index)));
}

describe("getBurstPrice", () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [8, 2],
    [9, 4],
    [12, 8],
    [15, 16],
    [10_000, 16],
  ])("after %i accounts in the hour, three of them free, is %i", (count, price) => {
    expect(getBurstPrice(count, 3)).toBe(price);
  });

  it("never falls while accounts come, and never passes its highest", () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 300 }), (count, free) => {
        const price = getBurstPrice(count, free);
        expect(getBurstPrice(count + 1, free)).toBeGreaterThanOrEqual(price);
        expect(price).toBeLessThanOrEqual(PRICE_MAX);
      }),
    );
  });
});

describe("getBurstRoom", () => {
  it("is there exactly where what was paid is enough for the price", () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom(0, 1, 2, 4, 8, 16),
        (count, free, paid) => {
          expect(count < getBurstRoom(paid, free)).toBe(isEnough(paid, getBurstPrice(count, free)));
        },
      ),
    );
  });
});

describe("isClockwork", () => {
  it.each<[string, boolean, Date[]]>([
    ["no work", false, []],
    ["seven works to the second", false, every(60, 7)],
    ["eight works to the second", true, every(60, 8)],
    ["eight works a little early and late", true, every(60, 8, (index) => (index % 2 ? 2 : 0))],
    ["eight works by hand", false, ago(900, 840, 700, 655, 430, 400, 180, 5)],
    ["works every minute, one after a pause", false, ago(900, 840, 780, 720, 660, 600, 540, 60)],
  ])("of %s is %j", (_name, answer, moments) => {
    expect(isClockwork(moments)).toBe(answer);
  });
});

describe("getWorkPrice", () => {
  const memes = (moments: Date[]) => moments.map((at) => ({ action: "meme", at }));
  const byHand = (count: number) => memes(every(90, count, (index) => (index * 37) % 80));

  it.each<[string, number, WorkMoment[]]>([
    ["a first work", 0, []],
    ["twenty-nine works by hand in the hour", 0, byHand(29)],
    ["thirty works in the hour", 1, byHand(30)],
    ["thirty-three works in the hour", 2, byHand(33)],
    ["seven regular works, this being the eighth", 1, memes(every(300, 7))],
    ["six regular works", 0, memes(every(300, 6))],
    ["regular works of another kind", 0, every(300, 8).map((at) => ({ action: "pfp", at }))],
    ["regular works, then a pause", 0, memes(every(300, 8).map((at) => new Date(at.getTime() - 600_000)))],
  ])("after %s is %i", (_name, price, works) => {
    expect(getWorkPrice(works, "meme", NOW)).toBe(price);
  });
});
