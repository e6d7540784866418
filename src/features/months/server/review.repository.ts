import { randomBytes } from "node:crypto";
import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import type { DecisionCategory } from "../months.catalog.ts";
import { hashReason } from "../months.rules.ts";
import type { DecisionRow } from "../months.schema.ts";
import { monthDecisionsTable, monthMembersTable, monthNotesTable, monthPaymentsTable } from "./months.tables.ts";

const SALT_BYTES = 16;

export type StoredDecision = typeof monthDecisionsTable.$inferSelect;

interface NewDecision {
  monthYear: string;
  pseudonym: string;
  category: DecisionCategory;
  reason: string;
  decidedBy: string;
  decidedAt: Date;
}

const decisions = monthDecisionsTable;

function isOf(monthYear: string, pseudonym?: string) {
  const isTheirs = pseudonym === undefined ? undefined : eq(decisions.pseudonym, pseudonym);
  return and(eq(decisions.monthYear, monthYear), isTheirs, isNull(decisions.takenBackAt));
}

/** False where the member is disqualified already. */
export async function createDecision(tx: Transaction, decision: NewDecision): Promise<boolean> {
  const salt = randomBytes(SALT_BYTES).toString("hex");
  const { rowCount } = await tx
    .insert(decisions)
    .values({ id: createId(), ...decision, salt, reasonHash: hashReason(salt, decision.reason) })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** False where nothing was decided. */
export async function takeBackDecision(
  tx: Transaction,
  { monthYear, pseudonym, now }: { monthYear: string; pseudonym: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.update(decisions).set({ takenBackAt: now }).where(isOf(monthYear, pseudonym));
  return rowCount === 1;
}

export async function getDecision(
  db: Queries,
  monthYear: string,
  pseudonym: string,
): Promise<StoredDecision | undefined> {
  const [decision] = await db.select().from(decisions).where(isOf(monthYear, pseudonym));
  return decision;
}

export async function updateAnswer(
  tx: Transaction,
  { monthYear, pseudonym, answer, now }: { monthYear: string; pseudonym: string; answer: string; now: Date },
): Promise<void> {
  await tx.update(decisions).set({ answer, answeredAt: now }).where(isOf(monthYear, pseudonym));
}

/** What stands, in the order of the month's file. */
export function listDecisions(db: Queries, monthYear: string): Promise<StoredDecision[]> {
  return db.select().from(decisions).where(isOf(monthYear)).orderBy(asc(decisions.pseudonym));
}

/** How many were disqualified for what. */
export function countDecisions(db: Queries, monthYear: string) {
  const { category } = decisions;
  return db
    .select({ category, count: count() })
    .from(decisions)
    .where(isOf(monthYear))
    .groupBy(category)
    .orderBy(category);
}

/** The row as files and hashes have it. */
export function toDecisionRow({ monthYear, pseudonym, category, decidedAt, reasonHash }: StoredDecision): DecisionRow {
  return { type: "decision", month: monthYear, pseudonym, category, decidedAt: decidedAt.toISOString(), reasonHash };
}

/** What the months' files call the member, and what was decided about them, for their export. */
export function listOwnMonths(db: Queries, userId: string) {
  const { monthYear, pseudonym, userId: member } = monthMembersTable;
  const { category, reason, decidedAt, takenBackAt, answer, answeredAt } = decisions;
  return db
    .select({ monthYear, pseudonym, category, reason, decidedAt, takenBackAt, answer, answeredAt })
    .from(monthMembersTable)
    .leftJoin(decisions, and(eq(decisions.monthYear, monthYear), eq(decisions.pseudonym, pseudonym)))
    .where(eq(member, userId))
    .orderBy(asc(monthYear), asc(decidedAt));
}

/** Takes the words out of everything that was decided about the member: hashes stay, and with them all proofs. */
export async function eraseDecisionWords(tx: Transaction, userId: string): Promise<void> {
  const isTheirs = sql`(month_year, pseudonym) IN (SELECT month_year, pseudonym FROM month_members WHERE user_id = ${userId})`;
  await tx.update(decisions).set({ reason: null, answer: null, salt: "" }).where(isTheirs);
  await tx.delete(monthNotesTable).where(isTheirs);
}

export async function saveNote(
  tx: Transaction,
  { monthYear, pseudonym, note, now }: { monthYear: string; pseudonym: string; note: string; now: Date },
): Promise<void> {
  const { monthYear: month, pseudonym: member } = monthNotesTable;
  if (note === "") {
    await tx.delete(monthNotesTable).where(and(eq(month, monthYear), eq(member, pseudonym)));
    return;
  }
  await tx
    .insert(monthNotesTable)
    .values({ monthYear, pseudonym, note, updatedAt: now })
    .onConflictDoUpdate({ target: [month, member], set: { note, updatedAt: now } });
}

export async function listNotes(
  db: Queries,
  monthYear: string,
  pseudonyms: readonly string[],
): Promise<Map<string, string>> {
  const { monthYear: month, pseudonym, note } = monthNotesTable;
  if (pseudonyms.length === 0) return new Map();
  const rows = await db
    .select({ pseudonym, note })
    .from(monthNotesTable)
    .where(and(eq(month, monthYear), inArray(pseudonym, [...pseudonyms])));
  return new Map(rows.map((row) => [row.pseudonym, row.note]));
}

export async function savePayment(
  tx: Transaction,
  payment: { monthYear: string; pseudonym: string; signature: string; notedBy: string; notedAt: Date },
): Promise<void> {
  const { monthYear, pseudonym } = monthPaymentsTable;
  const { signature, notedBy, notedAt } = payment;
  await tx
    .insert(monthPaymentsTable)
    .values(payment)
    .onConflictDoUpdate({ target: [monthYear, pseudonym], set: { signature, notedBy, notedAt } });
}
