import { useQuery } from "@tanstack/react-query";
import type { MonthAnswer, MonthList, MonthProof } from "#features/months/months.schema.ts";
import { callApi } from "#web/lib/api-client.ts";

/** The months that are over, the newest first. */
export function useMonths(isWanted: boolean) {
  return useQuery<MonthList>({ queryKey: ["/api/months"], enabled: isWanted, retry: 1 });
}

/** A month that is over; null for those from before the first close, which have no record. */
export function useMonthResult(monthYear: string) {
  return useQuery<MonthAnswer>({ queryKey: ["/api/months", `${monthYear}?optional=true`], staleTime: 60_000 });
}

export function fetchProof(userId: string, monthYear: string): Promise<MonthProof> {
  return callApi(`/api/users/${userId}/months/${monthYear}/proof`);
}
