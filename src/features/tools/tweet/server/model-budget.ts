import { getDay } from "#features/leaderboard/leaderboard.rules.ts";
import { toAddressRange } from "#server/address-range.ts";
import type { Clock } from "#server/clock.ts";

/** Calls to the model that one member causes in a day. */
export const MEMBER_CALLS_PER_DAY = 60;
/** Calls that one address causes in a day, so that many accounts behind it gain nothing. */
export const ADDRESS_CALLS_PER_DAY = 150;
/** Calls of the whole house in a day: the most that the bill can grow, and the most keys that are remembered. */
export const HOUSE_CALLS_PER_DAY = 5000;

export interface ModelBudget {
  /** Takes one call off today's budget, or says that it is used up. */
  take(caller: { address: string; userId: string | undefined }): boolean;
}

/** Counts in memory: a restart forgives a day's calls, and a guest's pull costs the database nothing. */
export function createModelBudget(clock: Clock, scale: number): ModelBudget {
  let day = "";
  let houseCalls = 0;
  const calls = new Map<string, number>();

  return {
    take({ address, userId }) {
      const today = getDay(clock.now());
      if (today !== day) {
        day = today;
        houseCalls = 0;
        calls.clear();
      }
      const limits: [string, number][] = [[`address ${toAddressRange(address)}`, ADDRESS_CALLS_PER_DAY * scale]];
      if (userId !== undefined) limits.push([`member ${userId}`, MEMBER_CALLS_PER_DAY * scale]);
      const isUsedUp = limits.some(([key, limit]) => (calls.get(key) ?? 0) >= limit);
      if (isUsedUp || houseCalls >= HOUSE_CALLS_PER_DAY) return false;
      houseCalls += 1;
      for (const [key] of limits) calls.set(key, (calls.get(key) ?? 0) + 1);
      return true;
    },
  };
}
