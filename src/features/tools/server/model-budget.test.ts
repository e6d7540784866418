import { describe, expect, it } from "vitest";
import { DAY_MS, FakeClock } from "../../../../tests/support/fake-clock.ts";
import { createModelBudget } from "./model-budget.ts";

const DAILY = { perMember: 60, perAddress: 150, perHouse: 5000 };

function countTaken(take: () => boolean, tries: number): number {
  return Array.from({ length: tries }, take).filter(Boolean).length;
}

describe("the model's daily budget", () => {
  it("ends for a member, and not for the neighbour behind the same address", () => {
    const budget = createModelBudget(new FakeClock(), 1, DAILY);
    const takeAs = (userId: string) => () => budget.take({ address: "203.0.113.7", userId });
    expect(countTaken(takeAs("a"), DAILY.perMember + 20)).toBe(DAILY.perMember);
    expect(takeAs("b")()).toBe(true);
  });

  it("ends for an address, however many members and IPv6 addresses it has", () => {
    const budget = createModelBudget(new FakeClock(), 1, DAILY);
    let number = 0;
    const take = () => {
      number += 1;
      return budget.take({ address: `2001:db8:0:1::${number.toString(16)}`, userId: `member-${number}` });
    };
    expect(countTaken(take, DAILY.perAddress + 20)).toBe(DAILY.perAddress);
    expect(budget.take({ address: "2001:db8:0:2::1", userId: undefined })).toBe(true);
  });

  it("ends for the whole house", () => {
    const budget = createModelBudget(new FakeClock(), 1, DAILY);
    let number = 0;
    const take = () => {
      number += 1;
      return budget.take({ address: `10.${number >> 8}.${number & 255}.1`, userId: undefined });
    };
    expect(countTaken(take, DAILY.perHouse + 20)).toBe(DAILY.perHouse);
  });

  it("starts anew on the next day and grows with the scale", () => {
    const clock = new FakeClock();
    const budget = createModelBudget(clock, 2, DAILY);
    const take = () => budget.take({ address: "203.0.113.7", userId: "a" });
    expect(countTaken(take, 500)).toBe(DAILY.perMember * 2);
    clock.advance(DAY_MS);
    expect(take()).toBe(true);
  });
});
