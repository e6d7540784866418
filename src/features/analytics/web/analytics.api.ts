import { useQuery } from "@tanstack/react-query";
import type { AnalyticsReport } from "../analytics.schema.ts";

/** Asked anew whenever the report is opened, for it is looked at to see what has changed. */
export function useAnalyticsReport() {
  return useQuery<AnalyticsReport>({ queryKey: ["/api/admin/analytics"], staleTime: 0, retry: 2, retryDelay: 500 });
}
