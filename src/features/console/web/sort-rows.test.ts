import { describe, expect, it } from "vitest";
import type { ResultCell } from "../console.schema.ts";
import { type Sorting, sortRows, turnSorting } from "./sort-rows.ts";

const sortColumn = (cells: ResultCell[], order: Sorting["order"]) =>
  sortRows(
    cells.map((cell) => [cell]),
    { column: 0, order },
  ).flat();

describe("sorted rows", () => {
  it.each([
    [
      [10, 9, null, "8"],
      ["8", 9, 10, null],
      [10, 9, "8", null],
    ],
    [
      ["b", "a10", "a9"],
      ["a9", "a10", "b"],
      ["b", "a10", "a9"],
    ],
    [
      [true, false],
      [false, true],
      [true, false],
    ],
  ] as [ResultCell[], ResultCell[], ResultCell[]][])("of %j", (cells, upwards, downwards) => {
    expect(sortColumn(cells, "ascending")).toEqual(upwards);
    expect(sortColumn(cells, "descending")).toEqual(downwards);
  });

  it("stand as the database had them after the third press", () => {
    const first = turnSorting(undefined, 1);
    const second = turnSorting(first, 1);
    expect([first, second, turnSorting(second, 1)]).toEqual([
      { column: 1, order: "ascending" },
      { column: 1, order: "descending" },
      undefined,
    ]);
    expect(turnSorting(second, 0)).toEqual({ column: 0, order: "ascending" });
    expect(sortRows([[2], [1]], undefined)).toEqual([[2], [1]]);
  });
});
