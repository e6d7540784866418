import { callApi } from "#web/lib/api-client.ts";
import type { ConsoleResult } from "../console.schema.ts";

export function runQuery(query: string): Promise<ConsoleResult> {
  return callApi<ConsoleResult>("/api/admin/sql", { method: "POST", body: { query } });
}
