import { describe, expect, it } from "vitest";
import {
  type DayOfWorks,
  findClockwork,
  findMidnightBursts,
  findShared,
  findVoteRing,
  type VotePair,
} from "./signals.rules.ts";

const START = Date.parse("2026-11-02T12:00:00.000Z");

function at(...minutes: number[]): Date[] {
  return minutes.map((minute) => new Date(START + minute * 60_000));
}

function everyMinutes(minutes: number, count: number, from = 0): number[] {
  return Array.from({ length: count }, (_, index) => from + index * minutes);
}

describe("findShared", () => {
  it("finds nothing in nothing", () => {
    expect(findShared([])).toBeUndefined();
  });

  it("names those first with whom most is shared, and no more than fifty", () => {
    const shared = [
      { otherId: "a", count: 1 },
      { otherId: "b", count: 3 },
      { otherId: "c", count: 1 },
    ];
    expect(findShared(shared)).toEqual({ with: ["b", "a", "c"], count: 3 });
    const school = Array.from({ length: 300 }, (_, index) => ({ otherId: `m${index}`, count: 1 }));
    expect(findShared(school)?.with).toHaveLength(50);
  });
});

describe("findClockwork", () => {
  it.each<[string, Date[][], number | undefined]>([
    ["no works", [], undefined],
    ["seven regular works", [at(...everyMinutes(5, 7))], undefined],
    ["twelve regular works", [at(...everyMinutes(5, 12))], 12],
    ["ten regular works among others by hand", [at(0, 3, 17, 20, ...everyMinutes(5, 10, 100), 163, 170)], 10],
    ["regular works of two kinds", [at(...everyMinutes(5, 8)), at(...everyMinutes(7, 9))], 17],
    ["works by hand", [at(0, 2, 9, 11, 12, 25, 26, 40, 41, 60)], undefined],
  ])("of %s counts %j", (_name, rows, count) => {
    expect(findClockwork(rows)?.count).toBe(count);
  });
});

describe("findMidnightBursts", () => {
  const early: DayOfWorks = { early: 6, works: 8 };
  const normal: DayOfWorks = { early: 1, works: 8 };

  it.each<[string, DayOfWorks[], number | undefined]>([
    ["no day", [], undefined],
    ["four early days", Array(4).fill(early), undefined],
    ["five early days", Array(5).fill(early), 5],
    ["five early days among many", [...Array(5).fill(early), ...Array(20).fill(normal)], 5],
    ["days with one work, which was early", Array(20).fill({ early: 1, works: 1 }), undefined],
    ["days of which half is early", Array(20).fill({ early: 4, works: 8 }), undefined],
  ])("of %s counts %j", (_name, days, count) => {
    expect(findMidnightBursts(days)?.count).toBe(count);
  });
});

describe("findVoteRing", () => {
  const friend: VotePair = { otherId: "friend", given: 4, received: 5 };
  const admirer = (index: number): VotePair => ({ otherId: `admirer${index}`, given: 0, received: 1 });

  it.each<[string, VotePair[], { with: string[]; count: number } | undefined]>([
    ["nobody", [], undefined],
    ["two who vote for each other and hardly anybody else", [friend, admirer(1)], { with: ["friend"], count: 5 }],
    ["two friends where many others vote too", [friend, ...[1, 2, 3, 4, 5, 6].map(admirer)], undefined],
    ["votes that are not returned", [{ otherId: "idol", given: 9, received: 0 }, admirer(1)], undefined],
    ["two votes each way", [{ otherId: "friend", given: 2, received: 2 }], undefined],
    [
      "a ring of three",
      [friend, { otherId: "other", given: 9, received: 9 }],
      { with: ["other", "friend"], count: 14 },
    ],
  ])("of %s is %j", (_name, pairs, finding) => {
    expect(findVoteRing(pairs)).toEqual(finding);
  });
});
