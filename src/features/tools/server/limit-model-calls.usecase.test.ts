import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { createModelBudget } from "./limit-model-calls.usecase.ts";

const { deps, clock, pool } = await buildTestApp();
const DAILY = { model: "text", perMember: 6, perAddress: 15, perSite: 50 } as const;

function createBudget(rateLimitScale = 1) {
  return createModelBudget({ ...deps, config: { ...deps.config, rateLimitScale } }, DAILY);
}

async function countTaken(take: () => Promise<boolean>, tries: number): Promise<number> {
  let taken = 0;
  for (let count = 0; count < tries; count += 1) if (await take()) taken += 1;
  return taken;
}

describe("the model's daily budget", () => {
  it("ends for a member, and not for the neighbour behind the same address", async () => {
    const budget = createBudget();
    const takeAs = (userId: string) => () => budget.take({ address: "203.0.113.7", userId });
    expect(await countTaken(takeAs("a"), DAILY.perMember + 20)).toBe(DAILY.perMember);
    expect(await takeAs("b")()).toBe(true);
  });

  it("ends for an address, however many members and IPv6 addresses it has", async () => {
    const budget = createBudget();
    let number = 0;
    const take = () => {
      number += 1;
      return budget.take({ address: `2001:db8:0:1::${number.toString(16)}`, userId: `member-${number}` });
    };
    expect(await countTaken(take, DAILY.perAddress + 5)).toBe(DAILY.perAddress);
    expect(await budget.take({ address: "2001:db8:0:2::1", userId: undefined })).toBe(true);
  });

  it("ends for the whole site, whichever process counts", async () => {
    const budgets = [createBudget(), createBudget()];
    let number = 0;
    const take = async () => {
      number += 1;
      return (await budgets[number % 2]?.take({ address: `10.${number}.0.1`, userId: undefined })) ?? false;
    };
    expect(await countTaken(take, DAILY.perSite + 5)).toBe(DAILY.perSite);
  });

  it("starts anew on the next day and grows with the scale", async () => {
    const budget = createBudget(2);
    const take = () => budget.take({ address: "203.0.113.7", userId: "a" });
    expect(await countTaken(take, 50)).toBe(DAILY.perMember * 2);
    clock.advance(DAY_MS);
    expect(await take()).toBe(true);
  });

  it("keeps no address in plain and no call that cannot be counted", async () => {
    await createBudget().take({ address: "203.0.113.7", userId: undefined });
    const { rows } = await pool.query("SELECT key FROM attempt_counters");
    expect(JSON.stringify(rows)).not.toContain("203.0");
    await pool.query("ALTER TABLE attempt_counters RENAME TO attempt_counters_away");
    try {
      expect(await createBudget().take({ address: "203.0.113.8", userId: undefined })).toBe(false);
    } finally {
      await pool.query("ALTER TABLE attempt_counters_away RENAME TO attempt_counters");
    }
  });
});
