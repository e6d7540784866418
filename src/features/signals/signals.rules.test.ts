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
  /** Of somebody who votes all over the wall. */
  const pair = (otherId: string, given: number, received: number): VotePair => {
    return { otherId, given, received, ofOther: 30, inCircle: received };
  };
  /** Of somebody whose votes hardly leave the circle. */
  const loyal = (otherId: string, received: number, { ofOther = 3, inCircle = 3 } = {}): VotePair => {
    return { otherId, given: 0, received, ofOther, inCircle };
  };
  const friend = pair("friend", 4, 5);
  const admirer = (index: number) => pair(`admirer${index}`, 0, 1);

  it.each<[string, VotePair[], { with: string[]; count: number } | undefined]>([
    ["nobody", [], undefined],
    ["two who vote for each other and hardly anybody else", [friend, admirer(1)], { with: ["friend"], count: 5 }],
    ["two friends where many others vote too", [friend, ...[1, 2, 3, 4, 5, 6].map(admirer)], undefined],
    ["votes that are not returned", [pair("idol", 9, 0), admirer(1)], undefined],
    ["two votes each way", [pair("friend", 2, 2)], undefined],
    ["a ring of three", [friend, pair("other", 9, 9)], { with: ["other", "friend"], count: 14 }],
    [
      "a circle in which nobody returns a vote",
      [loyal("behind", 1), loyal("last", 1, { inCircle: 2 }), loyal("third", 1), pair("next", 1, 0)],
      { with: ["behind", "last", "third"], count: 3 },
    ],
    [
      "accounts that vote for one only",
      [loyal("hand", 3), loyal("foot", 4, { ofOther: 4, inCircle: 4 })],
      { with: ["foot", "hand"], count: 7 },
    ],
    [
      "members who have given one or two votes yet",
      [loyal("new", 1, { ofOther: 1, inCircle: 1 }), loyal("newer", 2, { ofOther: 2, inCircle: 2 })],
      undefined,
    ],
    ["admirers who look around", [1, 2, 3, 4].map(admirer), undefined],
  ])("of %s is %j", (_name, pairs, finding) => {
    expect(findVoteRing(pairs)).toEqual(finding);
  });
});
