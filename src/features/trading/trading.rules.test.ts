import { describe, expect, it } from "vitest";
import { formatDollars, getTrend } from "./trading.rules.ts";

describe("formatDollars", () => {
  it.each([
    ["0.0004182", "$0.0004182"],
    ["418.2K", "$418.2K"],
    ["Loading...", "Loading..."],
    ["", "Loading..."],
    [undefined, "Loading..."],
  ])("writes %j as %s", (value, text) => expect(formatDollars(value)).toBe(text));
});

describe("getTrend", () => {
  it.each([
    ["+12.40%", "gain"],
    ["-2.61%", "loss"],
    ["0.00%", "flat"],
    ["", "flat"],
  ])("of %j is %s", (change, trend) => expect(getTrend(change)).toBe(trend));
});
