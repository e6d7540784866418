import { useInfiniteQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { AuditList } from "../audit.schema.ts";

const AUDIT = "/api/admin/audit";

/** What the form says; empty texts ask for nothing. */
export type AuditForm = Record<"by" | "action" | "from" | "to" | "q", string>;

function toParams(form: AuditForm): [string, string][] {
  return Object.entries(form).flatMap(([name, value]) => (value.trim() === "" ? [] : [[name, value.trim()]]));
}

export function useAudit(form: AuditForm) {
  return useInfiniteQuery({
    queryKey: [AUDIT, form],
    queryFn: ({ pageParam, signal }) => {
      const params = new URLSearchParams([...toParams(form), ...(pageParam === null ? [] : [["cursor", pageParam]])]);
      return callApi<AuditList>(`${AUDIT}?${params}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    retry: false,
  });
}

export function getExportHref(form: AuditForm, format: "csv" | "json"): string {
  return `${AUDIT}/export?${new URLSearchParams([...toParams(form), ["format", format]])}`;
}
