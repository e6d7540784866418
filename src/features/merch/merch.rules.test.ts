// About the default community.
import { describe, expect, it } from "vitest";
import { merch } from "#pack/merch.catalog.ts";
import { arrangeTiles, filterMerch, findFilter, MERCH_FILTERS, type MerchFilter, toFilterSlug } from "./merch.rules.ts";

const hang = (filter: MerchFilter) =>
  arrangeTiles(filterMerch(merch, filter)).map(({ item, isDouble }) => (isDouble ? `${item.id} double` : item.id));

describe("the order of the tiles", () => {
  it.each<[MerchFilter, string[]]>([
    ["All", ["11 double", "12", "13", "1", "2 double", "4", "5 double", "8", "10"]],
    ["Hoodies", ["11 double", "1"]],
    ["T-Shirts", ["2 double", "4"]],
    ["Headwear", ["13 double", "5"]],
    ["Outerwear", ["12 double", "8", "10"]],
    ["New Drops", ["11 double", "12", "13"]],
  ])("of %s hangs %o", (filter, expected) => {
    expect(hang(filter)).toEqual(expected);
  });

  it("of nothing is empty, and of one thing is that thing, double", () => {
    expect(arrangeTiles([])).toEqual([]);
    expect(arrangeTiles(merch.slice(1, 2))).toEqual([{ item: merch[1], isDouble: true }]);
  });

  it("loses nothing when it holds more single things than fit beside the double ones", () => {
    const many = merch.map((item) => ({ ...item, isNew: false }));
    expect(arrangeTiles(many).map(({ item }) => item.id)).toEqual(many.map(({ id }) => id));
  });
});

describe("the filter in the address", () => {
  it("is read as it was written", () => {
    expect(MERCH_FILTERS.map(toFilterSlug)).toEqual([
      "all",
      "hoodies",
      "t-shirts",
      "headwear",
      "outerwear",
      "new-drops",
    ]);
    for (const filter of MERCH_FILTERS) expect(findFilter(toFilterSlug(filter))).toBe(filter);
  });

  it.each([null, "", "socks", "Hoodies"])("shows everything for %o", (slug) => {
    expect(findFilter(slug)).toBe("All");
  });
});
