import { useQuery } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { ConsoleHistory, ConsoleResult, ConsoleViews } from "../console.schema.ts";

/** The server ends a query after six seconds, and may have waited three for its connection. */
const QUERY_WITHIN_MS = 15_000;

export function runQuery(query: string): Promise<ConsoleResult> {
  return callApi<ConsoleResult>("/api/admin/sql", { method: "POST", body: { query }, withinMs: QUERY_WITHIN_MS });
}

/** Asks the server to end the query that runs. */
export function cancelQuery(): Promise<unknown> {
  return callApi("/api/admin/sql", { method: "DELETE" });
}

export function useConsoleViews() {
  return useQuery<ConsoleViews>({ queryKey: ["/api/admin/sql/views"], retry: 1 });
}

export const HISTORY_KEY = ["/api/admin/sql/history"] as const;

export function useConsoleHistory() {
  return useQuery<ConsoleHistory>({ queryKey: HISTORY_KEY, retry: 1 });
}
