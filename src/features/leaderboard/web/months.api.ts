import { useQuery } from "@tanstack/react-query";
import type { MonthDetail, MonthList, MonthProof } from "#features/months/months.schema.ts";
import { callApi } from "#web/lib/api-client.ts";

/** The months that are over, the newest first. */
export function useMonths(isWanted: boolean) {
  return useQuery<MonthList>({ queryKey: ["/api/months"], enabled: isWanted, retry: 1 });
}

/** A month that is over. A failure says nothing: months from before the first close have no record. */
export function useMonthResult(monthYear: string) {
  return useQuery<{ month: MonthDetail }>({ queryKey: ["/api/months", monthYear] });
}

export function fetchProof(userId: string, monthYear: string): Promise<MonthProof> {
  return callApi(`/api/users/${userId}/months/${monthYear}/proof`);
}
