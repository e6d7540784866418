import { describe, expect, it } from "vitest";
import { countArrivals, findRankNews } from "./news.rules.ts";

const at = (rank: number | null, monthYear = "2026-11", userId = "me") => ({ userId, monthYear, rank });

describe("news of the rank", () => {
  it.each([
    ["a climb", at(8), at(7), { move: { kind: "climbed", before: 8 }, rank: 7, money: undefined }],
    ["being passed", at(7), at(9), { move: { kind: "passed", before: 7 }, rank: 9, money: undefined }],
    ["reaching the paid ranks", at(11), at(10), { move: { kind: "climbed", before: 11 }, rank: 10, money: "in" }],
    ["leaving the paid ranks", at(10), at(12), { move: { kind: "passed", before: 10 }, rank: 12, money: "out" }],
    ["the same rank", at(8), at(8), undefined],
    ["a first rank that is paid", at(null), at(8), { move: undefined, rank: 8, money: "in" }],
    ["a first rank that is not", at(null), at(11), undefined],
    ["a rank that is gone", at(8), at(null), undefined],
    ["another month", at(8, "2026-10"), at(1), undefined],
    ["another member", at(8, "2026-11", "somebody"), at(1), undefined],
    ["a first look", undefined, at(1), undefined],
  ])("are told of %s", (_name, before, now, news) => {
    expect(findRankNews(before, now, 10)).toEqual(news);
  });
});

describe("new things of the site", () => {
  it("are counted by kind", () => {
    const known = { pfps: ["a"], templates: ["t"] };
    const now = { pfps: ["a", "b", "c"], templates: ["t"] };
    expect(countArrivals(known, now)).toEqual([{ kind: "pfps", count: 2 }]);
  });

  it("are none on a first look, or when something has left", () => {
    expect(countArrivals({}, { pfps: ["a"] })).toEqual([]);
    expect(countArrivals({ pfps: ["a", "b"] }, { pfps: ["a"] })).toEqual([]);
  });
});
