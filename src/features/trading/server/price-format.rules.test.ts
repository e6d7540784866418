import { describe, expect, it } from "vitest";
import { formatChange, formatCompact, formatPrice } from "./price-format.rules.ts";

const NO_NUMBERS = [null, Number.NaN, Number.POSITIVE_INFINITY, -1];

describe("formatPrice", () => {
  it.each([
    [0.0004182, "0.0004182"],
    [0.0000917, "0.00009170"],
    [0.000000001234567, "0.000000001235"],
    [1e-15, "0.000000000000001000"],
    [0.1, "0.1000"],
    [0.99999, "1.0000"],
    [1, "1.00"],
    [1.005, "1.00"],
    [12.345, "12.35"],
    [123_456.7, "123456.70"],
    [1e9, "1000000000.00"],
    [0, "0.00"],
  ])("writes %d as %s", (price, text) => expect(formatPrice(price)).toBe(text));

  it.each(NO_NUMBERS)("writes %j as still loading", (price) => expect(formatPrice(price)).toBe("Loading..."));
});

describe("formatCompact", () => {
  it.each([
    [0, "0"],
    [7.4, "7"],
    [950, "950"],
    [999.4, "999"],
    [999.6, "1.0K"],
    [1000, "1.0K"],
    [96_400.12, "96.4K"],
    [418_200, "418.2K"],
    [999_940, "999.9K"],
    [999_960, "1.00M"],
    [1_234_567, "1.23M"],
    [987_654_321, "987.65M"],
    [1.5e9, "1.50B"],
    [2.25e12, "2.25T"],
  ])("writes %d as %s", (amount, text) => expect(formatCompact(amount)).toBe(text));

  it.each(NO_NUMBERS)("writes %j as still loading", (amount) => expect(formatCompact(amount)).toBe("Loading..."));
});

describe("formatChange", () => {
  it.each([
    [12.4, "+12.40%"],
    [-2.611, "-2.61%"],
    [0, "0.00%"],
    [-0, "0.00%"],
    [0.004, "0.00%"],
    [-0.004, "0.00%"],
    [0.006, "+0.01%"],
    [-100, "-100.00%"],
    [1234.5, "+1235%"],
    [null, "0.00%"],
    [Number.NaN, "0.00%"],
    [Number.NEGATIVE_INFINITY, "0.00%"],
  ])("writes %j as %s", (percent, text) => expect(formatChange(percent)).toBe(text));
});
