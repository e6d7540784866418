import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import { WORKS_LOOKED_AT, type WorkMoment } from "#features/proof-of-work/proof-of-work.rules.ts";
import type { Database, Queries } from "#server/db/open-database.ts";
import { type Fingerprint, NEAR_BITS } from "../fingerprint.rules.ts";
import { getMonthYear, getOldestKept } from "../points.rules.ts";
import { leaderboardEntriesTable, worksTable } from "./points.tables.ts";
import { createReceipt } from "./receipts.repository.ts";

/** Key of the lock under which pictures are counted, one after the other: of two near copies at once one must see the other. */
const COUNT_LOCK = 7_205_114;

interface NewWork {
  userId: string;
  fingerprint: Fingerprint;
  isBareTemplate: boolean;
  now: Date;
}

/** Keeps what a meme looks like and answers the receipt for it. */
export function createMemeWork(db: Pick<Database, "transaction">, work: NewWork): Promise<string> {
  const { userId, fingerprint, isBareTemplate, now } = work;
  return db.transaction(async (tx) => {
    const id = await createReceipt(tx, { userId, kind: "meme", now });
    const { coarse, detail, bands } = fingerprint;
    const looks = { fingerprint: coarse, detail, bands, isBareTemplate };
    await tx
      .insert(worksTable)
      .values({ id, userId, kind: "meme", monthYear: getMonthYear(now), ...looks, createdAt: now });
    return id;
  });
}

/** What the work of a receipt looks like; undefined where that is not known, or not any more. */
export async function getWorkDetail(db: Pick<Database, "select">, receiptId: string): Promise<string | undefined> {
  const [row] = await db.select({ detail: worksTable.detail }).from(worksTable).where(eq(worksTable.id, receiptId));
  return row?.detail;
}

/** Works are compared within a month and looked at in its review, which the next month has room for. */
export async function deleteOldWorks(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(worksTable).where(lte(worksTable.createdAt, getOldestKept(now)));
}

export async function lockCounting(db: Pick<Database, "execute">): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${COUNT_LOCK})`);
}

export function isBareTemplate(receiptId: string): SQL {
  return sql`EXISTS (SELECT FROM works WHERE id = ${receiptId} AND is_bare_template)`;
}

/** Whether something that counted this month, by anybody, looks like this work. */
export function isNearCopy(receiptId: string, now: Date): SQL {
  // Selected apart and counted: joined, or looked for the first, the planner would walk the whole month.
  const mine = (column: SQL) => sql`(SELECT ${column} FROM works WHERE id = ${receiptId})`;
  return sql`0 < (SELECT count(*) FROM works AS other
    WHERE other.counted_at IS NOT NULL AND other.bands && ${mine(sql`bands`)} AND other.id <> ${receiptId}
    AND other.month_year = ${getMonthYear(now)} AND bit_count(other.detail # ${mine(sql`detail`)}) <= ${NEAR_BITS})`;
}

/** Notes that the work of the query's `receipt` stands in the ledger now. */
export function markCounted(now: Date): SQL {
  return sql`UPDATE works SET counted_at = coalesce(counted_at, ${now.toISOString()}), month_year = ${getMonthYear(now)}
    FROM receipt, entry WHERE works.id = receipt.id`;
}

/** The last works of a member in this month, the oldest first: one look into the ledger's index. */
export async function listLastWorks(db: Queries, userId: string, now: Date): Promise<WorkMoment[]> {
  const { actionType, createdAt, monthYear, userId: member } = leaderboardEntriesTable;
  const works = await db
    .select({ action: actionType, at: createdAt })
    .from(leaderboardEntriesTable)
    .where(and(eq(member, userId), eq(monthYear, getMonthYear(now))))
    .orderBy(desc(createdAt))
    .limit(WORKS_LOOKED_AT);
  return works.reverse();
}
