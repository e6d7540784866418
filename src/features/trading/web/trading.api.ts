import { useQuery } from "@tanstack/react-query";
import type { TradingData } from "../trading.schema.ts";

/** How often the price source is asked for and how long an answer counts as fresh, in milliseconds (spec 1, section 7). */
const POLL_MS = 60_000;
const FRESH_MS = 30_000;

export function useTradingData() {
  return useQuery<TradingData>({
    queryKey: ["/api/trading-data"],
    refetchInterval: POLL_MS,
    staleTime: FRESH_MS,
    retry: 2,
  });
}
