import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { SettingOutcome } from "../setting-check.ts";
import { LAG_MAX_MS } from "./read-replica.ts";

type Ask = <Row extends pg.QueryResultRow>(url: string, query: string) => Promise<Row | undefined>;

const POLL_MS = 250;
const PRIMARY = `SELECT pg_current_wal_flush_lsn()::text AS position,
  (SELECT system_identifier::text FROM pg_control_system()) AS system`;

/** Of the question only: the position is the primary's own answer, letters and digits. */
function askStandby(position: string): string {
  return `SELECT current_setting('server_version') AS version, pg_is_in_recovery() AS "isStandby",
    (SELECT system_identifier::text FROM pg_control_system()) AS system,
    coalesce(pg_last_wal_replay_lsn() >= '${position}'::pg_lsn, false) AS "isThere"`;
}

interface Standby {
  version: string;
  isStandby: boolean;
  system: string;
  isThere: boolean;
}

/** Whether a standby of that very server answers, and soon has what the primary has now. */
export async function lookAtReplica(primaryUrl: string, url: string, ask: Ask): Promise<SettingOutcome> {
  const primary = await ask<{ position: string; system: string }>(primaryUrl, PRIMARY);
  const question = askStandby(primary?.position ?? "0/0");
  const startedAt = performance.now();
  for (;;) {
    const standby = await ask<Standby>(url, question);
    if (!standby?.isStandby) return { state: "fail", words: "leads to no standby: it takes writes of its own" };
    if (standby.system !== primary?.system)
      return { state: "fail", words: "leads to a standby of another server than DATABASE_URL's" };
    if (standby.isThere) return { state: "ok", words: `a standby, PostgreSQL ${standby.version}, answers and follows` };
    if (performance.now() - startedAt > LAG_MAX_MS) {
      const words = `is more than ${LAG_MAX_MS / 1000} seconds behind: nobody reads there until it has caught up`;
      return { state: "warn", words };
    }
    await sleep(POLL_MS);
  }
}
