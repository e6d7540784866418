import { describe, expect, it } from "vitest";
import type { ConsoleResult, ResultCell } from "../console.schema.ts";
import { readChart } from "./read-chart.ts";

const days = { kind: "days", label: "day", value: "registrations" } as const;
const bars = { kind: "bars", label: "day", value: "registrations" } as const;

function result(rows: ResultCell[][], columns = ["day", "registrations"]): ConsoleResult {
  return { columns, rows, rowCount: rows.length, truncated: false, durationMs: 1 };
}

describe("the chart of an answer", () => {
  it("has every day between the first and the last, in the order of time", () => {
    const rows = [
      ["2026-03-01", 3],
      ["2026-02-27", "2"],
    ];
    expect(readChart(result(rows), days)).toEqual([
      { label: "2026-02-27", value: 2 },
      { label: "2026-02-28", value: 0 },
      { label: "2026-03-01", value: 3 },
    ]);
  });

  it("keeps other labels as the database had them", () => {
    const rows = [
      ["vex", 9],
      [null, -1],
    ];
    expect(readChart(result(rows), bars)).toEqual([
      { label: "vex", value: 9 },
      { label: "", value: 0 },
    ]);
  });

  it.each([
    ["one row", result([["2026-03-01", 3]])],
    ["no row", result([])],
    [
      "other columns",
      result(
        [
          ["a", 1],
          ["b", 2],
        ],
        ["day", "count"],
      ),
    ],
    [
      "values that are no figures",
      result([
        ["2026-03-01", "x"],
        ["2026-03-02", 1],
      ]),
    ],
  ])("is none of %s", (_, answer) => {
    expect(readChart(answer, days)).toEqual([]);
    expect(readChart(answer, bars)).toEqual([]);
  });
});
