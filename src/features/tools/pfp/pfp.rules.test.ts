// About the default community.
import { describe, expect, it } from "vitest";
import { pfps } from "#pack/pfps.catalog.ts";
import { computeOdds, joinAwards, nameFile, pickFairly } from "./pfp.rules.ts";

/** Marsaglia's xorshift: the same numbers in every run. */
function createSource(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

function drawFrom(...numbers: number[]): () => number {
  return () => numbers.shift() ?? Number.NaN;
}

describe("the fair pick", () => {
  const items = Array.from({ length: 20 }, (_, index) => index);

  it("gives each of 20 items its share of 200,000 draws", () => {
    const draw = createSource(2026);
    const counts = items.map(() => 0);
    for (let round = 0; round < 200_000; round += 1) {
      const index = pickFairly(items, draw);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    // Chi-squared with 19 degrees of freedom: 43.8 is passed once in a thousand fair sources.
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(43.8);
  });

  it("draws again beyond the last whole multiple, which would favour the first items", () => {
    const lastWhole = 2 ** 32 - (2 ** 32 % 20);
    expect(pickFairly(items, drawFrom(lastWhole - 1))).toBe(19);
    expect(pickFairly(items, drawFrom(lastWhole, 2 ** 32 - 1, 7))).toBe(7);
  });

  it("wastes no number when the count divides the range", () => {
    expect(pickFairly(["a", "b"], drawFrom(2 ** 32 - 1))).toBe("b");
  });

  it("refuses to pick from nothing", () => {
    expect(() => pickFairly([], drawFrom(1))).toThrow(RangeError);
  });
});

describe("the odds", () => {
  it("are counted from the catalogue", () => {
    expect(computeOdds(pfps)).toEqual([
      { rarity: "common", count: 11, total: 20, percent: 55 },
      { rarity: "rare", count: 6, total: 20, percent: 30 },
      { rarity: "legendary", count: 3, total: 20, percent: 15 },
    ]);
  });
});

describe("the file name", () => {
  it.each([
    ["BAGZ-005", "King of Bagz", "bagz-005-king-of-bagz.png"],
    ["BAGZ-009", "  Ghost / Wallet! ", "bagz-009-ghost-wallet.png"],
  ])("of %s %s is %s", (id, name, file) => {
    expect(nameFile({ id, name })).toBe(file);
  });
});

describe("the award of two calls", () => {
  const won = { awarded: 3, totalPoints: 3 };
  const nothing = { awarded: 0, totalPoints: 3, reason: "cooldown" };

  it.each([
    [[won, nothing], won],
    [[nothing, won], won],
    [[nothing, { ...nothing, reason: "daily-cap" }], nothing],
    [[undefined, won], won],
    [[undefined, undefined], undefined],
  ])("%j is %j", (awards, joined) => {
    expect(joinAwards(...awards)).toEqual(joined);
  });
});
