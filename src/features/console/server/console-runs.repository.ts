import { createHash } from "node:crypto";
import { and, count, desc, eq, gt, lte, max, ne } from "drizzle-orm";
import type { Database } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { clipText } from "#shared/text.ts";
import { QUERY_MAX } from "../console.rules.ts";
import type { ConsoleHistory } from "../console.schema.ts";
import { consoleRunsTable } from "./console.tables.ts";

/** How long it can be looked up who asked what. */
const RETENTION_MS = 365 * 24 * 60 * 60 * 1000;

/** Runs among which the last queries are looked for: the same one may have been sent many times. */
const HISTORY_WINDOW = 500;

type RunRow = typeof consoleRunsTable.$inferSelect;

interface NewRun extends Pick<RunRow, "userId" | "query" | "outcome"> {
  reason?: string;
  now: Date;
}

/** What the database cannot hold as it is: NUL, and halves of pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

export async function createRun(
  db: Database,
  { userId, query, outcome, reason = undefined, now }: NewRun,
): Promise<string> {
  const id = createId();
  await db.insert(consoleRunsTable).values({
    id,
    userId,
    query: clipText(query, QUERY_MAX).replace(UNSTORABLE, "\ufffd"),
    queryHash: createHash("sha256").update(query).digest("hex"),
    outcome,
    reason,
    startedAt: now,
  });
  return id;
}

export async function finishRun(
  db: Database,
  id: string,
  values: Pick<RunRow, "outcome"> & Partial<Pick<RunRow, "reason" | "rowCount" | "durationMs">>,
): Promise<void> {
  await db.update(consoleRunsTable).set(values).where(eq(consoleRunsTable.id, id));
}

/** Queries of an administrator that were let through since the given time. */
export async function countRuns(
  db: Database,
  { userId, startedAfter }: { userId: string; startedAfter: Date },
): Promise<number> {
  const isTheirs = eq(consoleRunsTable.userId, userId);
  const [row] = await db
    .select({ runs: count() })
    .from(consoleRunsTable)
    .where(and(isTheirs, gt(consoleRunsTable.startedAt, startedAfter), ne(consoleRunsTable.outcome, "refused")));
  return row?.runs ?? 0;
}

/** The administrator's last queries, each text once, without those that were never let through. */
export async function listLastQueries(db: Database, userId: string, limit: number): Promise<ConsoleHistory["queries"]> {
  const { query, startedAt, outcome } = consoleRunsTable;
  const last = db
    .select({ query, startedAt })
    .from(consoleRunsTable)
    .where(and(eq(consoleRunsTable.userId, userId), ne(outcome, "refused")))
    .orderBy(desc(startedAt))
    .limit(HISTORY_WINDOW)
    .as("last");
  const lastAt = max(last.startedAt);
  const rows = await db
    .select({ query: last.query, startedAt: lastAt })
    .from(last)
    .groupBy(last.query)
    .orderBy(desc(lastAt))
    .limit(limit);
  return rows.flatMap(({ query: text, startedAt: at }) => (at ? [{ query: text, startedAt: at.toISOString() }] : []));
}

export async function deleteOldConsoleRuns(db: Database, now: Date): Promise<void> {
  await db.delete(consoleRunsTable).where(lte(consoleRunsTable.startedAt, new Date(now.getTime() - RETENTION_MS)));
}
