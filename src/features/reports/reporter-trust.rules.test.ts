import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countTrusted, groupByNetwork, HIDING_REPORTERS, isTrusted, type Reporter } from "./reporter-trust.rules.ts";

const NOW = new Date("2026-11-22T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60 * 1000;

function daysAgo(days: number): Date {
  return new Date(NOW.getTime() - days * DAY_MS);
}

function reporter(values: Partial<Reporter> = {}): Reporter {
  const known = { id: "a", createdAt: daysAgo(30), isDisabled: false, provenPoints: 40, networks: ["home"] };
  return { ...known, reportedAt: daysAgo(0), ...values };
}

describe("who is trusted", () => {
  it.each<[string, Partial<Reporter>, boolean]>([
    ["an old account with points", {}, true],
    ["one of just a week", { createdAt: daysAgo(7) }, true],
    ["one of less", { createdAt: new Date(daysAgo(7).getTime() + 1) }, false],
    ["one with too few points", { provenPoints: 9 }, false],
    ["a closed one", { isDisabled: true }, false],
    ["one of which nobody knows where it came from", { networks: [] }, false],
  ])("%s", (_name, values, expected) => {
    expect(isTrusted(reporter(values))).toBe(expected);
  });
});

describe("groups of one network", () => {
  it.each<[string, string[][], number]>([
    ["nobody", [], 0],
    ["three strangers", [["a"], ["b"], ["c"]], 3],
    ["two at one address", [["a"], ["a", "b"], ["c"]], 2],
    ["a chain through a third", [["a"], ["b"], ["a", "b"]], 1],
  ])("%s", (_name, networks, expected) => {
    expect(groupByNetwork(networks.map((one) => ({ networks: one })))).toHaveLength(expected);
  });
});

const anyReporter = fc.record({
  id: fc.uuid(),
  createdAt: fc.integer({ min: 10, max: 40 }).map(daysAgo),
  isDisabled: fc.boolean(),
  provenPoints: fc.integer({ min: 0, max: 40 }),
  networks: fc.subarray(["a", "b", "c", "d", "e"]),
  reportedAt: fc.integer({ min: 0, max: 10 }).map(daysAgo),
});

describe("how many count, whatever the reporters", () => {
  const counted = (reporters: Reporter[], clearedAt: Date | null = null) => countTrusted(reporters, clearedAt);

  it("is not more than there are networks, nor than there are trusted ones", () => {
    fc.assert(
      fc.property(fc.array(anyReporter), (reporters) => {
        const networks = new Set(reporters.flatMap((one) => one.networks));
        expect(counted(reporters)).toBeLessThanOrEqual(networks.size);
        expect(counted(reporters)).toBeLessThanOrEqual(reporters.filter((one) => isTrusted(one)).length);
      }),
    );
  });

  it("does not depend on their order, nor on how many young ones join them", () => {
    fc.assert(
      fc.property(fc.array(anyReporter), fc.array(anyReporter), (reporters, crowd) => {
        const young = crowd.map((one) => ({ ...one, createdAt: one.reportedAt }));
        expect(counted([...young, ...reporters.toReversed()])).toBe(counted(reporters));
      }),
    );
  });

  it("is none of those who had reported when a person decided", () => {
    fc.assert(
      fc.property(fc.array(anyReporter), (reporters) => {
        expect(counted(reporters, NOW)).toBe(0);
      }),
    );
  });

  it("never reaches what hides with a crowd from two networks", () => {
    fc.assert(
      fc.property(fc.array(anyReporter, { maxLength: 60 }), (reporters) => {
        const crowd = reporters.map((one, index) => ({ ...one, networks: [index % 2 ? "a" : "b"] }));
        expect(counted(crowd)).toBeLessThan(HIDING_REPORTERS);
      }),
    );
  });
});
