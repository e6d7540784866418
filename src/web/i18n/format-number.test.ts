import { describe, expect, it } from "vitest";
import { formatNumber } from "./format-number.ts";

describe("formatNumber", () => {
  it.each([
    [0, "en", "0"],
    [999, "en", "999"],
    [1000, "en", "1,000"],
    [-5, "en", "-5"],
    [0.75, "en", "0.75"],
    [26_127, "de", "26.127"],
    [12, "hi", "12"],
  ])("writes %d in %s as %s", (value, locale, text) => expect(formatNumber(value, locale)).toBe(text));

  it("agrees with the browser's tables on every number it writes itself", () => {
    const format = new Intl.NumberFormat("en");
    for (let value = 0; value < 1000; value += 1) expect(formatNumber(value, "en")).toBe(format.format(value));
  });
});
