import { useQuery } from "@tanstack/react-query";
import type { HealthReport } from "../health.schema.ts";

/** Asked anew whenever the panel is opened and every minute while it is looked at. */
export function useHealth() {
  return useQuery<HealthReport>({ queryKey: ["/api/admin/health"], staleTime: 0, refetchInterval: 60_000, retry: 1 });
}
