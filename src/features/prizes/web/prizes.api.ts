import { useQuery } from "@tanstack/react-query";
import type { PrizeConditions } from "../prizes.schema.ts";

/** Asked anew whenever the card is shown: the member comes back from where something was missing. */
export function usePrizeConditions(userId: string, monthYear?: string) {
  return useQuery<PrizeConditions>({
    queryKey: ["/api/users", userId, `prize-conditions${monthYear === undefined ? "" : `?month=${monthYear}`}`],
    staleTime: 0,
    retry: 1,
  });
}
