import { useQuery } from "@tanstack/react-query";
import type { AdminStats } from "../admin.schema.ts";

/** Asked anew whenever the panel is opened, for it is looked at to see what has changed. */
export function useAdminStats() {
  return useQuery<AdminStats>({ queryKey: ["/api/admin/stats"], staleTime: 0, retry: 2, retryDelay: 500 });
}
