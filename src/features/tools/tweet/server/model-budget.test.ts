import { describe, expect, it } from "vitest";
import { DAY_MS, FakeClock } from "../../../../../tests/support/fake-clock.ts";
import { ADDRESS_CALLS_PER_DAY, createModelBudget, HOUSE_CALLS_PER_DAY, MEMBER_CALLS_PER_DAY } from "./model-budget.ts";

function countTaken(take: () => boolean, tries: number): number {
  return Array.from({ length: tries }, take).filter(Boolean).length;
}

describe("the model's daily budget", () => {
  it("ends for a member, and not for the neighbour behind the same address", () => {
    const budget = createModelBudget(new FakeClock(), 1);
    const takeAs = (userId: string) => () => budget.take({ address: "203.0.113.7", userId });
    expect(countTaken(takeAs("a"), MEMBER_CALLS_PER_DAY + 20)).toBe(MEMBER_CALLS_PER_DAY);
    expect(takeAs("b")()).toBe(true);
  });

  it("ends for an address, however many members and IPv6 addresses it has", () => {
    const budget = createModelBudget(new FakeClock(), 1);
    let number = 0;
    const take = () => {
      number += 1;
      return budget.take({ address: `2001:db8:0:1::${number.toString(16)}`, userId: `member-${number}` });
    };
    expect(countTaken(take, ADDRESS_CALLS_PER_DAY + 20)).toBe(ADDRESS_CALLS_PER_DAY);
    expect(budget.take({ address: "2001:db8:0:2::1", userId: undefined })).toBe(true);
  });

  it("ends for the whole house", () => {
    const budget = createModelBudget(new FakeClock(), 1);
    let number = 0;
    const take = () => {
      number += 1;
      return budget.take({ address: `10.${number >> 8}.${number & 255}.1`, userId: undefined });
    };
    expect(countTaken(take, HOUSE_CALLS_PER_DAY + 20)).toBe(HOUSE_CALLS_PER_DAY);
  });

  it("starts anew on the next day and grows with the scale", () => {
    const clock = new FakeClock();
    const budget = createModelBudget(clock, 2);
    const take = () => budget.take({ address: "203.0.113.7", userId: "a" });
    expect(countTaken(take, 500)).toBe(MEMBER_CALLS_PER_DAY * 2);
    clock.advance(DAY_MS);
    expect(take()).toBe(true);
  });
});
