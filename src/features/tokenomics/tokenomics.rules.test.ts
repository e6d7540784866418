import { describe, expect, it } from "vitest";
import { tokenomics } from "#shared/pack-lists.ts";
import { listHoldings, TEETH } from "./tokenomics.rules.ts";

describe("listHoldings", () => {
  it("shares the supply of the pack out without a rest", () => {
    const holdings = listHoldings(tokenomics);
    expect(holdings).toEqual([
      { holder: "open", tokens: 944_000_000, percent: 94.4, teeth: 189 },
      { holder: "treasury", tokens: 36_000_000, percent: 3.6, teeth: 7 },
      { holder: "reserve", tokens: 20_000_000, percent: 2, teeth: 4 },
    ]);
    expect(holdings.reduce((sum, { teeth }) => sum + teeth, 0)).toBe(TEETH);
  });

  it("gives even the smallest holding a tooth to be seen by", () => {
    const [, , reserve] = listHoldings({ supply: 1e9, reserve: { tokens: 1 }, treasury: { tokens: 1 } });
    expect(reserve).toMatchObject({ percent: 0, teeth: 1 });
  });
});
