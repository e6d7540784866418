import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { WarningCode } from "#features/boards/board.rules.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { lockCase, openCase, type ReportedThing, updateCase } from "./report-cases.repository.ts";
import { reportCasesTable, reportsTable } from "./reports.tables.ts";

function isAbout({ type, refId }: ReportedThing) {
  return and(eq(reportsTable.type, type), eq(reportsTable.refId, refId));
}

/** The member's earlier report of the same thing. */
export async function getReport(db: Queries, thing: ReportedThing, reporterId: string): Promise<string | undefined> {
  const isTheirs = and(isAbout(thing), eq(reportsTable.reporterId, reporterId));
  const [row] = await db.select({ id: reportsTable.id }).from(reportsTable).where(isTheirs);
  return row?.id;
}

interface NewReport extends ReportedThing {
  reporterId: string;
  reason: string;
  now: Date;
}

export async function createReport(tx: Transaction, { now, ...values }: NewReport): Promise<string> {
  const id = createId();
  await tx.insert(reportsTable).values({ id, source: "member", createdAt: now, ...values });
  return id;
}

interface Warned extends ReportedThing {
  authorId: string;
  warnings: WarningCode[];
  now: Date;
}

/** Takes back what the scam check had found; a case that nobody else has opened needs no look any more. */
async function takeWarningsBack(tx: Transaction, thing: ReportedThing, now: Date): Promise<void> {
  const isWarning = and(isAbout(thing), eq(reportsTable.source, "scam-check"));
  const gone = await tx.delete(reportsTable).where(isWarning).returning({ id: reportsTable.id });
  if (gone.length === 0) return;
  const [reported] = await tx.select({ total: count() }).from(reportsTable).where(isAbout(thing));
  if (reported?.total === 0 && (await lockCase(tx, thing))) {
    await updateCase(tx, thing, { openedAt: null, closedAt: now });
  }
}

/** Puts what the scam check has found before the moderators, or takes it back where nothing is found any more. */
export async function queueWarnings(tx: Transaction, { type, refId, authorId, warnings, now }: Warned): Promise<void> {
  if (warnings.length === 0) return takeWarningsBack(tx, { type, refId }, now);
  const reason = warnings.join(", ");
  const [known] = await tx
    .select({ reason: reportsTable.reason })
    .from(reportsTable)
    .where(and(isAbout({ type, refId }), eq(reportsTable.source, "scam-check")));
  // What was found before and looked at since needs no second look.
  if (known?.reason === reason) return;
  await tx
    .insert(reportsTable)
    .values({ id: createId(), source: "scam-check", type, refId, reason, createdAt: now })
    .onConflictDoUpdate({
      target: [reportsTable.type, reportsTable.refId],
      targetWhere: sql`${reportsTable.source} = 'scam-check'`,
      set: { reason },
    });
  await openCase(tx, { type, refId, authorId, now });
}

export interface ReportCount {
  refId: string;
  /** Reports of members. */
  reports: number;
  /** What the scam check has found, its codes with commas between them; null for nothing. */
  warnings: string | null;
}

/** How much was reported of each of the things. */
export async function countReports(db: Queries, refIds: readonly string[]): Promise<ReportCount[]> {
  if (refIds.length === 0) return [];
  const { refId, source, reason } = reportsTable;
  return db
    .select({
      refId,
      reports: sql<number>`(count(*) FILTER (WHERE ${source} = 'member'))::int`,
      warnings: sql<string | null>`max(${reason}) FILTER (WHERE ${source} = 'scam-check')`,
    })
    .from(reportsTable)
    .where(inArray(refId, [...refIds]))
    .groupBy(refId);
}

export async function listReportsOf(db: Queries, userId: string) {
  const { id, type, refId, reason, createdAt } = reportsTable;
  return db
    .select({ id, type, refId, reason, createdAt })
    .from(reportsTable)
    .where(eq(reportsTable.reporterId, userId))
    .orderBy(id);
}

/** Reports stay without the name of a member who leaves, and so do the cases of what was theirs. */
export async function forgetReporter(tx: Transaction, userId: string): Promise<void> {
  await tx.update(reportsTable).set({ reporterId: null }).where(eq(reportsTable.reporterId, userId));
  await tx.update(reportCasesTable).set({ authorId: null }).where(eq(reportCasesTable.authorId, userId));
}
