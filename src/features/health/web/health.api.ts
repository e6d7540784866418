import { useQuery } from "@tanstack/react-query";
import type { HealthReport, SettingsReport } from "../health.schema.ts";

/** Asked anew whenever the panel is opened and every minute while it is looked at. */
export function useHealth() {
  return useQuery<HealthReport>({ queryKey: ["/api/admin/health"], staleTime: 0, refetchInterval: 60_000, retry: 1 });
}

/** Goes out to every service that is set, so only when somebody asks. */
export function useSettingsReport() {
  return useQuery<SettingsReport>({ queryKey: ["/api/admin/health/settings"], enabled: false, retry: false });
}
