import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { WarningCode } from "#features/boards/board.rules.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ReportableTable } from "#server/deps.ts";
import { createId } from "#shared/ids.ts";
import { reportsTable } from "./reports.tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Trusted members whose reports take a thing off the lists until an administrator has looked. */
const HIDING_REPORTS = 3;
/** Accounts younger than this can be made for the purpose. */
const TRUSTED_AFTER_MS = 7 * DAY_MS;

export interface ReportedThing {
  /** A type that some feature offers for reports. */
  type: string;
  refId: string;
}

function isAbout({ type, refId }: ReportedThing) {
  return and(eq(reportsTable.type, type), eq(reportsTable.refId, refId));
}

/** Until the transaction ends nobody else can hide or delete the thing; false when there is none. */
export async function lockThingRow(tx: Transaction, table: ReportableTable, refId: string): Promise<boolean> {
  const { id } = table;
  const rows = await tx
    .select({ id })
    .from(table as PgTable)
    .where(eq(id, refId))
    .for("no key update");
  return rows.length > 0;
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

/** Takes the thing off the lists once enough trusted members have reported it. */
export async function hideIfReportedEnough(
  tx: Transaction,
  { table, now, ...thing }: ReportedThing & { table: ReportableTable; now: Date },
): Promise<void> {
  const { hiddenAt } = table;
  if (hiddenAt === undefined) return;
  const trustedSince = new Date(now.getTime() - TRUSTED_AFTER_MS);
  const [row] = await tx
    .select({ count: sql<number>`count(DISTINCT ${usersTable.id})::int` })
    .from(reportsTable)
    .innerJoin(usersTable, eq(usersTable.id, reportsTable.reporterId))
    .where(and(isAbout(thing), lte(usersTable.createdAt, trustedSince), isNull(usersTable.disabledAt)));
  if ((row?.count ?? 0) < HIDING_REPORTS) return;
  await tx
    .update(table as PgTable)
    .set({ hiddenAt: now })
    .where(and(eq(table.id, thing.refId), isNull(hiddenAt)));
}

/** Puts what the scam check has found before the administrators, or takes it back where nothing is found any more. */
export async function queueWarnings(
  tx: Transaction,
  { type, refId, warnings, now }: ReportedThing & { warnings: WarningCode[]; now: Date },
): Promise<void> {
  if (warnings.length === 0) {
    await tx.delete(reportsTable).where(and(isAbout({ type, refId }), eq(reportsTable.source, "scam-check")));
    return;
  }
  const reason = warnings.join(", ");
  await tx
    .insert(reportsTable)
    .values({ id: createId(), source: "scam-check", type, refId, reason, createdAt: now })
    .onConflictDoUpdate({
      target: [reportsTable.type, reportsTable.refId],
      targetWhere: sql`${reportsTable.source} = 'scam-check'`,
      set: { reason },
    });
}

export async function listReportsOf(db: Queries, userId: string) {
  const { id, type, refId, reason, createdAt } = reportsTable;
  return db
    .select({ id, type, refId, reason, createdAt })
    .from(reportsTable)
    .where(eq(reportsTable.reporterId, userId))
    .orderBy(id);
}

/** Reports stay without the name of a member who leaves. */
export async function forgetReporter(tx: Transaction, userId: string): Promise<void> {
  await tx.update(reportsTable).set({ reporterId: null }).where(eq(reportsTable.reporterId, userId));
}
