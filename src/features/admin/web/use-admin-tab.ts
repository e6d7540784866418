import { useSearchParams } from "wouter";

export const ADMIN_TABS = ["query", "upload", "members", "analytics"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The open tab stands in the address, so that a reload finds it. */
export function useAdminTab(): [AdminTab, (tab: AdminTab) => void] {
  const [params, setParams] = useSearchParams();
  const tab = ADMIN_TABS.find((id) => id === params.get("tab")) ?? "query";

  function open(next: AdminTab) {
    setParams(next === "query" ? {} : { tab: next }, { replace: true });
  }

  return [tab, open];
}
