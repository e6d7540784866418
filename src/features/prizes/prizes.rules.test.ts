import { describe, expect, it } from "vitest";
import {
  isPayable,
  judgePrizeConditions,
  type PrizeConditionRules,
  type PrizeFacts,
  toTokenParts,
} from "./prizes.rules.ts";

const CLOSE = new Date("2026-12-01T05:00:00.000Z");
const ALL: PrizeConditionRules = {
  accountAgeDays: 7,
  workDays: 3,
  confirmedContact: true,
  provenWallet: true,
  minimumHeld: { token: "moonshot", amount: 1000 },
};
const NONE: PrizeConditionRules = {
  accountAgeDays: null,
  workDays: null,
  confirmedContact: false,
  provenWallet: false,
  minimumHeld: null,
};
const complete: PrizeFacts = {
  userId: "vex",
  createdAt: new Date("2026-11-01T05:00:00.000Z"),
  hasContact: true,
  workDays: 3,
  wallet: "DXnQE26gz94fLK9Si9mPxZUAPuKKTQmnQBV5Mcnhepi1",
};
const token = { symbol: "BAGZ", decimals: 9 };
const ENOUGH = toTokenParts(1000, 9);

function judge(
  facts: Partial<PrizeFacts>,
  options: { rules?: PrizeConditionRules; heldParts?: bigint | undefined } = {},
) {
  const { rules, heldParts } = { rules: ALL, heldParts: ENOUGH, ...options };
  return judgePrizeConditions({ ...complete, ...facts }, { rules, at: CLOSE, holding: { token, heldParts } });
}

const unmet = (conditions: ReturnType<typeof judge>) => conditions.filter(({ met }) => !met).map(({ id }) => id);

describe("the conditions of a prize", () => {
  it.each([
    ["nothing is missing", {}, ENOUGH, []],
    ["no contact is confirmed", { hasContact: false }, ENOUGH, ["contact"]],
    ["no wallet is proven", { wallet: null }, undefined, ["wallet", "holding"]],
    ["one part of a token is missing", {}, ENOUGH - 1n, ["holding"]],
    ["nothing is held", {}, 0n, ["holding"]],
    ["more is held than a number can say", {}, 2n ** 64n - 1n, []],
    [
      "the account is a millisecond over seven days old",
      { createdAt: new Date("2026-11-24T04:59:59.999Z") },
      ENOUGH,
      [],
    ],
    ["points came on two days", { workDays: 2 }, ENOUGH, ["work-days"]],
    ["they came on many", { workDays: 20 }, ENOUGH, []],
    ["it is seven days old", { createdAt: new Date("2026-11-24T05:00:00.000Z") }, ENOUGH, ["account-age"]],
    [
      "everything is missing",
      { hasContact: false, wallet: null, createdAt: CLOSE },
      undefined,
      ["contact", "wallet", "holding", "account-age"],
    ],
  ] as const)("when %s", (_name, facts, heldParts, missing) => {
    const conditions = judge(facts, { heldParts });
    expect(unmet(conditions)).toEqual(missing);
    expect(isPayable(conditions)).toBe(missing.length === 0);
  });

  it.each([
    ["all", ALL, ["contact", "wallet", "holding", "work-days", "account-age"]],
    ["days", { ...NONE, workDays: 3 }, ["work-days"]],
    ["none", NONE, []],
    ["age", { ...NONE, accountAgeDays: 7 }, ["account-age"]],
    ["contact", { ...NONE, confirmedContact: true }, ["contact"]],
    ["wallet", { ...NONE, provenWallet: true }, ["wallet"]],
  ] as const)("switched on: %s", (_name, rules, ids) => {
    expect(judge({}, { rules }).map(({ id }) => id)).toEqual(ids);
  });

  it("ask for no tokens where nobody can be asked", () => {
    expect(judgePrizeConditions(complete, { rules: ALL, at: CLOSE }).map(({ id }) => id)).not.toContain("holding");
  });

  it("say when the account will be old enough, and that a chain without an answer is unknown", () => {
    const conditions = judge({ createdAt: new Date("2026-11-27T05:00:00.000Z") }, { heldParts: undefined });
    expect(conditions.slice(2)).toEqual([
      { id: "holding", met: false, details: { minimum: 1000, symbol: "BAGZ", isUnknown: true } },
      { id: "work-days", met: true, details: { days: 3, count: 3 } },
      { id: "account-age", met: false, details: { days: 7, metAt: "2026-12-04T05:00:00.000Z" } },
    ]);
    const withoutWallet = judge({ wallet: null }, { heldParts: undefined });
    expect(withoutWallet[2]).toMatchObject({ id: "holding", details: { isUnknown: false } });
  });

  it("are all met by whoever is asked for nothing", () => {
    expect(isPayable([])).toBe(true);
  });
});
