import { getDay } from "#features/leaderboard/leaderboard.rules.ts";
import { toAddressRange } from "#server/address-range.ts";
import type { Clock } from "#server/clock.ts";

/** Calls to an outside model in a day. */
export interface DailyCalls {
  /** That one member causes. */
  perMember: number;
  /** That one address causes, so that many accounts behind it gain nothing. */
  perAddress: number;
  /** Of the whole house: the most that the bill can grow, and the most keys that are remembered. */
  perHouse: number;
}

export interface ModelBudget {
  /** Takes one call off today's budget, or says that it is used up. */
  take(caller: { address: string; userId: string | undefined }): boolean;
}

/** Counts in memory: a restart forgives a day's calls, and a guest's pull costs the database nothing. */
export function createModelBudget(clock: Clock, scale: number, daily: DailyCalls): ModelBudget {
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
      const limits: [string, number][] = [[`address ${toAddressRange(address)}`, daily.perAddress * scale]];
      if (userId !== undefined) limits.push([`member ${userId}`, daily.perMember * scale]);
      const isUsedUp = limits.some(([key, limit]) => (calls.get(key) ?? 0) >= limit);
      if (isUsedUp || houseCalls >= daily.perHouse) return false;
      houseCalls += 1;
      for (const [key] of limits) calls.set(key, (calls.get(key) ?? 0) + 1);
      return true;
    },
  };
}
