// About the default community.
import { describe, expect, it } from "vitest";
import { tokenomics } from "#pack/tokenomics.catalog.ts";
import { HOLDING_UNITS, listHoldings } from "./tokenomics.rules.ts";

describe("listHoldings", () => {
  it("shares the supply of the pack out without a rest", () => {
    const holdings = listHoldings(tokenomics);
    expect(holdings).toEqual([
      { holder: "open", tokens: 944_000_000, percent: 94.4, units: 189 },
      { holder: "treasury", tokens: 36_000_000, percent: 3.6, units: 7 },
      { holder: "reserve", tokens: 20_000_000, percent: 2, units: 4 },
    ]);
    expect(holdings.reduce((sum, { units }) => sum + units, 0)).toBe(HOLDING_UNITS);
  });

  it("gives even the smallest holding a tooth to be seen by", () => {
    const [, , reserve] = listHoldings({ supply: 1e9, reserve: { tokens: 1 }, treasury: { tokens: 1 } });
    expect(reserve).toMatchObject({ percent: 0, units: 1 });
  });
});
