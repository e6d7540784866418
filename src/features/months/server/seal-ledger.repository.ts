import { randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { leaderboardEntriesTable } from "#features/points/server/points.tables.ts";
import type { Transaction } from "#server/db/open-database.ts";
import { CHAIN_START, hashRow } from "../months.rules.ts";
import type { LedgerEntry } from "../months.schema.ts";
import { monthEntriesTable, monthMembersTable, monthsTable } from "./months.tables.ts";

/** Rows that one statement seals; short enough for the database's limit on statements. */
const BATCH_SIZE = 1000;
/** How much later than the newest sealed row an older one may still be committed; the freeze looks at all there are. */
const LATE_MS = 10 * 60 * 1000;
/** Bytes of a pseudonym: nobody meets another's, nor guesses one. */
const PSEUDONYM_BYTES = 16;

export type MonthRow = typeof monthsTable.$inferSelect;
type SealedRow = typeof monthEntriesTable.$inferSelect;

/** The row as files and hashes have it. */
export function toLedgerEntry(row: Omit<SealedRow, "link" | "entryId">, previous: string): LedgerEntry {
  return {
    type: "entry",
    month: row.monthYear,
    seq: row.seq,
    pseudonym: row.pseudonym,
    action: row.actionType,
    points: row.points,
    proven: row.proven,
    at: row.createdAt.toISOString(),
    previous,
  };
}

/** The month, locked: one process at a time seals, freezes or reviews it. */
export async function lockMonth(tx: Transaction, monthYear: string): Promise<MonthRow | undefined> {
  const [month] = await tx.select().from(monthsTable).where(eq(monthsTable.monthYear, monthYear)).for("update");
  return month;
}

export async function openMonth(tx: Transaction, monthYear: string): Promise<void> {
  await tx
    .insert(monthsTable)
    .values({ monthYear, state: "open", entryCount: 0, chain: CHAIN_START })
    .onConflictDoNothing();
}

/** Waits for every award of the month that has begun, and holds back those to come until the transaction ends. */
export async function lockAwards(tx: Transaction, monthYear: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('month'), hashtext(${monthYear}))`);
}

/**
 * The least id that a row may have which came late. A UUID of version 7 begins with its millisecond; rows that were
 * brought in from elsewhere may claim any, so that now is the latest.
 */
function getLateFloor(id: string, now: Date): string {
  const ms = Math.min(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16), now.getTime()) - LATE_MS;
  const hex = Math.max(0, ms).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

function listUnsealed(tx: Transaction, monthYear: string, floor: string | undefined) {
  const { id, userId, actionType, points, proven, createdAt } = leaderboardEntriesTable;
  const isSealed = sql`EXISTS (SELECT FROM ${monthEntriesTable} WHERE ${monthEntriesTable.entryId} = ${id})`;
  const isRecent = floor === undefined ? undefined : gt(id, floor);
  return tx
    .select({ entryId: id, userId, actionType, points, proven, createdAt })
    .from(leaderboardEntriesTable)
    .where(and(eq(leaderboardEntriesTable.monthYear, monthYear), isRecent, sql`NOT ${isSealed}`))
    .orderBy(id)
    .limit(BATCH_SIZE);
}

async function findPseudonyms(
  tx: Transaction,
  monthYear: string,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const members = [...new Set(userIds)].map((userId) => ({
    monthYear,
    userId,
    pseudonym: randomBytes(PSEUDONYM_BYTES).toString("hex"),
  }));
  await tx.insert(monthMembersTable).values(members).onConflictDoNothing();
  const rows = await tx
    .select({ userId: monthMembersTable.userId, pseudonym: monthMembersTable.pseudonym })
    .from(monthMembersTable)
    .where(
      and(
        eq(monthMembersTable.monthYear, monthYear),
        sql`${monthMembersTable.userId} = ANY(${sql.param(members.map(({ userId }) => userId))}::uuid[])`,
      ),
    );
  return new Map(rows.map(({ userId, pseudonym }) => [userId, pseudonym]));
}

/**
 * Adds the next rows of the ledger to the chain of a month that the caller has locked. While the month runs it looks at
 * the newest rows only; without `now` at all.
 */
export async function sealBatch(
  tx: Transaction,
  month: MonthRow,
  now?: Date,
): Promise<MonthRow & { hasMore: boolean }> {
  const { monthYear } = month;
  const floor = now && month.sealedTo !== null ? getLateFloor(month.sealedTo, now) : undefined;
  const unsealed = await listUnsealed(tx, monthYear, floor);
  const newest = unsealed.at(-1);
  if (newest === undefined) return { ...month, hasMore: false };
  const userIds = unsealed.map(({ userId }) => userId);
  const pseudonyms = await findPseudonyms(tx, monthYear, userIds);
  let [seq, chain] = [month.entryCount, month.chain];
  const rows = unsealed.map(({ userId, ...row }) => {
    seq += 1;
    const entry = { ...row, monthYear, seq, pseudonym: pseudonyms.get(userId) ?? "" };
    chain = hashRow(toLedgerEntry(entry, chain));
    return { ...entry, link: chain };
  });
  await tx.insert(monthEntriesTable).values(rows);
  const head = { entryCount: seq, chain, sealedTo: newest.entryId };
  await tx.update(monthsTable).set(head).where(eq(monthsTable.monthYear, monthYear));
  return { ...month, ...head, hasMore: rows.length === BATCH_SIZE };
}
