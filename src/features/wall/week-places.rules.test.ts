import { describe, expect, it } from "vitest";
import { type Candidate, canStillWin, rankWeek } from "./week-places.rules.ts";

const RULES = { points: [50, 30, 20], minimumVotes: 3 };

function build(thingId: string, authorId: string, score: number, minute = 0): Candidate {
  return { thingId, authorId, score, createdAt: new Date(Date.UTC(2026, 10, 16, 12, minute)) };
}

describe("the places of a week", () => {
  it.each<[string, Candidate[], [string, number][]]>([
    ["are none without votes", [], []],
    [
      "go by votes",
      [build("a", "ann", 4), build("b", "ben", 9)],
      [
        ["b", 50],
        ["a", 30],
      ],
    ],
    [
      "of equals go to the earlier thing",
      [build("a", "ann", 5, 9), build("b", "ben", 5, 3)],
      [
        ["b", 50],
        ["a", 30],
      ],
    ],
    ["take the least number of votes", [build("a", "ann", 3), build("b", "ben", 2.9)], [["a", 50]]],
    [
      "are one for each member, for their best",
      [build("a", "ann", 8), build("b", "ann", 7), build("c", "ben", 6)],
      [
        ["a", 50],
        ["c", 30],
      ],
    ],
    [
      "are as many as there are points",
      ["a", "b", "c", "d"].map((id, index) => build(id, id, 9 - index)),
      [
        ["a", 50],
        ["b", 30],
        ["c", 20],
      ],
    ],
  ])("%s", (_name, candidates, places) => {
    expect(rankWeek(candidates, RULES).map(({ thingId, points }) => [thingId, points])).toEqual(places);
  });
});

describe("the next thing", () => {
  const three = ["a", "b", "c"].map((id, index) => build(id, id, 9 - index, 5));

  it.each<[string, Candidate[], Candidate, boolean]>([
    ["cannot win with fewer votes than the last place weighs", three, build("d", "d", 6, 1), false],
    ["can win with as many, where it is the earlier one", three, build("d", "d", 7, 1), true],
    ["cannot where it is the later one", three, build("d", "d", 7, 9), false],
    ["can while places are free", three.slice(0, 2), build("d", "d", 3), true],
  ])("%s", (_name, candidates, next, expected) => {
    expect(canStillWin(next, rankWeek(candidates, RULES), RULES)).toBe(expected);
  });
});
