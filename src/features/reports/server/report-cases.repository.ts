import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ReportableTable } from "#server/deps.ts";
import { type ReportCase, reportCasesTable } from "./reports.tables.ts";

export interface ReportedThing {
  /** A type that some feature offers for reports. */
  type: string;
  refId: string;
}

function isCaseOf({ type, refId }: ReportedThing) {
  return and(eq(reportCasesTable.type, type), eq(reportCasesTable.refId, refId));
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

/** When the thing was hidden; null for what is shown, and for what cannot be hidden. */
export async function readHiddenAt(tx: Transaction, table: ReportableTable, refId: string): Promise<Date | null> {
  const { id, hiddenAt } = table;
  if (hiddenAt === undefined) return null;
  const [row] = await tx
    .select({ hiddenAt })
    .from(table as PgTable)
    .where(eq(id, refId));
  return (row?.hiddenAt as Date | null | undefined) ?? null;
}

export async function setHiddenAt(
  tx: Transaction,
  table: ReportableTable,
  { refId, hiddenAt }: { refId: string; hiddenAt: Date | null },
): Promise<void> {
  if (table.hiddenAt === undefined) return;
  await tx
    .update(table as PgTable)
    .set({ hiddenAt })
    .where(eq(table.id, refId));
}

/** Puts the thing before the moderators, or leaves it there since when it waits. */
export async function openCase(
  tx: Transaction,
  { type, refId, authorId, now }: ReportedThing & { authorId: string; now: Date },
): Promise<ReportCase> {
  const [row] = await tx
    .insert(reportCasesTable)
    .values({ type, refId, authorId, createdAt: now, openedAt: now })
    .onConflictDoUpdate({
      target: [reportCasesTable.type, reportCasesTable.refId],
      set: { authorId, openedAt: sql`coalesce(${reportCasesTable.openedAt}, ${now.toISOString()}::timestamptz)` },
    })
    .returning();
  if (row === undefined) throw new Error("a case is neither new nor known");
  return row;
}

export async function lockCase(tx: Transaction, thing: ReportedThing): Promise<ReportCase | undefined> {
  const [row] = await tx.select().from(reportCasesTable).where(isCaseOf(thing)).for("update");
  return row;
}

export async function updateCase(
  tx: Transaction,
  thing: ReportedThing,
  values: Partial<Omit<ReportCase, "type" | "refId" | "createdAt">>,
): Promise<void> {
  await tx.update(reportCasesTable).set(values).where(isCaseOf(thing));
}

/** What reports have hidden for long enough. */
export async function listEndedHides(db: Queries, now: Date): Promise<ReportedThing[]> {
  const { type, refId, autoHiddenUntil } = reportCasesTable;
  return db.select({ type, refId }).from(reportCasesTable).where(lte(autoHiddenUntil, now));
}

/** What reports have hidden of a member's things and nobody has decided about. */
export async function listAutoHiddenOf(db: Queries, authorId: string): Promise<ReportCase[]> {
  const isTheirs = eq(reportCasesTable.authorId, authorId);
  return db
    .select()
    .from(reportCasesTable)
    .where(and(isTheirs, isNotNull(reportCasesTable.autoHiddenUntil)));
}
