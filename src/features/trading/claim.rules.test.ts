import { describe, expect, it } from "vitest";
import { getClaimState } from "./claim.rules.ts";

const DATES = { checkedAt: "2026-11-12", expiresAt: "2027-02-28" };

describe("getClaimState", () => {
  it.each([
    [DATES, undefined, { kind: "until", day: "2027-02-28" }],
    [DATES, "2027-02-28T23:59:59.999Z", { kind: "until", day: "2027-02-28" }],
    [DATES, "2027-03-01T00:00:00.000Z", { kind: "passed", day: "2027-02-28" }],
    [{ checkedAt: "2026-11-12" }, "2030-01-01T00:00:00.000Z", { kind: "checked", day: "2026-11-12" }],
    [{}, "2030-01-01T00:00:00.000Z", { kind: "undated" }],
  ])("of %j at %s is %j", (dates, now, state) => {
    expect(getClaimState(dates, now === undefined ? undefined : new Date(now))).toEqual(state);
  });
});
