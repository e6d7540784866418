import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { WarningCode } from "#features/boards/board.rules.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { listingsTable, meetupsTable, usersTable } from "#server/db/tables.ts";
import { createId } from "#shared/ids.ts";
import type { ReportType } from "../report.rules.ts";
import { reportsTable } from "./reports.tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Members of standing whose reports take a thing off the lists until an administrator has looked. */
const HIDING_REPORTS = 3;
/** Accounts younger than this can be made for the purpose. */
const STANDING_MS = 7 * DAY_MS;

export interface ReportedThing {
  type: ReportType;
  refId: string;
}

const TABLES = { listing: listingsTable, meetup: meetupsTable };

function isAbout({ type, refId }: ReportedThing) {
  return and(eq(reportsTable.type, type), eq(reportsTable.refId, refId));
}

/** Until the transaction ends nobody else can hide or delete the thing; false when there is none. */
export async function holdThing(tx: Transaction, { type, refId }: ReportedThing): Promise<boolean> {
  const { id } = TABLES[type];
  const rows = await tx.select({ id }).from(TABLES[type]).where(eq(id, refId)).for("no key update");
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

/** Takes the thing off the lists once enough members of standing have reported it. */
export async function hideIfReportedEnough(tx: Transaction, thing: ReportedThing, now: Date): Promise<void> {
  const standingSince = new Date(now.getTime() - STANDING_MS);
  const [row] = await tx
    .select({ count: sql<number>`count(DISTINCT ${usersTable.id})::int` })
    .from(reportsTable)
    .innerJoin(usersTable, eq(usersTable.id, reportsTable.reporterId))
    .where(and(isAbout(thing), lte(usersTable.createdAt, standingSince), isNull(usersTable.disabledAt)));
  if ((row?.count ?? 0) < HIDING_REPORTS) return;
  const table = TABLES[thing.type];
  await tx
    .update(table)
    .set({ hiddenAt: now })
    .where(and(eq(table.id, thing.refId), isNull(table.hiddenAt)));
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
