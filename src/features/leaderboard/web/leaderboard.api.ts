import { useQuery } from "@tanstack/react-query";
import type { Leaderboard, UserStats } from "../leaderboard.schema.ts";

const MINUTE_MS = 60_000;

/** The board of a month; nothing is asked before the month is known. */
export function useLeaderboard(monthYear: string | undefined) {
  return useQuery<Leaderboard>({
    queryKey: [`/api/leaderboard?month=${monthYear}&filter=all`],
    enabled: monthYear !== undefined,
    refetchInterval: 5 * MINUTE_MS,
    staleTime: 4 * MINUTE_MS,
    retry: 1,
    retryDelay: 10_000,
    meta: { isKept: true },
  });
}

/** The member's own points of a month. */
export function useStats(userId: string, monthYear: string) {
  return useQuery<UserStats>({ queryKey: ["/api/users", userId, `stats?month=${monthYear}`], retry: 2 });
}
