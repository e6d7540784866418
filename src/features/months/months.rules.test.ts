import { describe, expect, it } from "vitest";
import { settlePlaces } from "./months.rules.ts";

const LADDER = [50, 30, 20];

function settle(...rows: string[]) {
  return settlePlaces(
    rows.map((flags) => ({
      provenPoints: flags.includes("0") ? 0 : 10,
      isDisqualified: flags.includes("out"),
      isPayable: !flags.includes("unclaimed"),
    })),
    LADDER,
  ).map(({ rank, prize }) => [rank, prize]);
}

describe("settlePlaces", () => {
  it.each<[string, string[], (number | null)[][]]>([
    [
      "pays the ladder in the board's order",
      ["a", "b", "c", "d"],
      [
        [1, 50],
        [2, 30],
        [3, 20],
        [4, 0],
      ],
    ],
    [
      "moves the next one up",
      ["out", "b", "c"],
      [
        [null, 0],
        [1, 50],
        [2, 30],
      ],
    ],
    [
      "passes on the prize of a place that is not payable",
      ["unclaimed", "b", "c"],
      [
        [1, 0],
        [2, 50],
        [3, 30],
      ],
    ],
    [
      "pays nothing for points that nobody saw",
      ["a", "0", "c"],
      [
        [1, 50],
        [2, 0],
        [3, 30],
      ],
    ],
    ["keeps what nobody can be paid", ["a"], [[1, 50]]],
    ["takes an empty month", [], []],
  ])("%s", (_name, rows, places) => {
    expect(settle(...rows)).toEqual(places);
  });
});
