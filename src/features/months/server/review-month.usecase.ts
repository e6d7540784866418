import { eq } from "drizzle-orm";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { monthsErrors } from "../months.errors.ts";
import type { Disqualify } from "../review.schema.ts";
import { createPlaces, deletePlaces, type FoundPlace, findPlace, listPrizes } from "./month-places.repository.ts";
import { monthsTable } from "./months.tables.ts";
import { planPrizes } from "./plan-prizes.usecase.ts";
import {
  createDecision,
  getDecision,
  saveNote,
  savePayment,
  takeBackDecision,
  updateAnswer,
} from "./review.repository.ts";
import { lockMonth, type MonthRow } from "./seal-ledger.repository.ts";
import { tellDisqualified, tellPaid, untellDisqualified } from "./tell-winners.usecase.ts";

/** So long a locked month waits for the chain. */
const LOCKED_WAIT_MS = 1000;

type Deps = Pick<AppDeps, "db" | "config" | "clock" | "log" | "chain">;

export interface ReviewStep {
  monthYear: string;
  adminId: string;
}

/** The month, locked, with nobody else changing anything about it. */
export async function lockClosedMonth(tx: Transaction, monthYear: string): Promise<MonthRow> {
  const month = await lockMonth(tx, monthYear);
  if (month === undefined || month.state === "open") throw createError(monthsErrors, "months.not_found");
  return month;
}

async function lockReview(tx: Transaction, monthYear: string): Promise<MonthRow> {
  const month = await lockClosedMonth(tx, monthYear);
  if (month.state !== "frozen") throw createError(monthsErrors, "months.not_in_review");
  return month;
}

/** The review is going on: what is decided now counts. */
async function lockUnsettled(tx: Transaction, monthYear: string): Promise<void> {
  const { settledAt } = await lockReview(tx, monthYear);
  if (settledAt !== null) throw createError(monthsErrors, "months.settled");
}

async function requirePlace(tx: Transaction, monthYear: string, pseudonym: string): Promise<FoundPlace> {
  const place = await findPlace(tx, monthYear, pseudonym);
  if (place?.place.frozenRank == null) throw createError(monthsErrors, "months.member_not_found");
  return place;
}

export async function disqualifyMember(
  { db, clock }: Deps,
  { monthYear, adminId, pseudonym, category, reason }: ReviewStep & Disqualify,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockUnsettled(tx, monthYear);
    const { user } = await requirePlace(tx, monthYear, pseudonym);
    const decision = { monthYear, pseudonym, category, reason, decidedBy: adminId, decidedAt: now };
    if (!(await createDecision(tx, decision))) throw createError(monthsErrors, "months.already_decided");
    const change = { before: { decision: null }, after: { decision: category }, details: { pseudonym }, now };
    await recordAdminAction(tx, { adminId, action: "months.disqualify", target: monthYear, ...change });
    await tellDisqualified(tx, { month: monthYear, userId: user.id, now });
  });
}

export async function requalifyMember(
  { db, clock }: Deps,
  { monthYear, adminId, pseudonym }: ReviewStep & { pseudonym: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockUnsettled(tx, monthYear);
    const decided = await getDecision(tx, monthYear, pseudonym);
    if (decided === undefined || !(await takeBackDecision(tx, { monthYear, pseudonym, now }))) {
      throw createError(monthsErrors, "months.no_decision");
    }
    const change = { before: { decision: decided.category }, after: { decision: null }, details: { pseudonym }, now };
    await recordAdminAction(tx, { adminId, action: "months.requalify", target: monthYear, ...change });
    const place = await findPlace(tx, monthYear, pseudonym);
    if (place) await untellDisqualified(tx, monthYear, place.user.id);
  });
}

/** The member's answer; administrators see it in the review. */
export async function answerDecision(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { monthYear, pseudonym, answer }: { monthYear: string; pseudonym: string; answer: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockReview(tx, monthYear);
    await updateAnswer(tx, { monthYear, pseudonym, answer, now: clock.now() });
  });
}

export async function noteMember(
  { db, clock }: Deps,
  { monthYear, adminId, pseudonym, note }: ReviewStep & { pseudonym: string; note: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockReview(tx, monthYear);
    await requirePlace(tx, monthYear, pseudonym);
    await saveNote(tx, { monthYear, pseudonym, note, now });
    await recordAdminAction(tx, { adminId, action: "months.note", target: monthYear, details: { pseudonym }, now });
  });
}

/**
 * Ends the review: from now on places and prizes stand, and who is not payable at this moment has passed theirs on. It
 * waits where a wallet that decides cannot be read, unless the administrator takes it for empty.
 */
export async function settleMonth(
  deps: Deps,
  { monthYear, adminId, acceptUnknown }: ReviewStep & { acceptUnknown: boolean },
): Promise<void> {
  const now = deps.clock.now();
  // The chain is waited for before the month is locked; what it says now is what counts.
  const reading = { ...deps, since: now };
  await planPrizes(reading, monthYear);
  await deps.db.transaction(async (tx) => {
    await lockUnsettled(tx, monthYear);
    const { prizes, unknown } = await planPrizes({ ...reading, db: tx, maxWaitMs: LOCKED_WAIT_MS }, monthYear);
    if (unknown.length > 0 && !acceptUnknown) {
      throw createError(monthsErrors, "months.holdings_unknown", { details: { count: unknown.length } });
    }
    await createPlaces(tx, monthYear, prizes);
    await tx.update(monthsTable).set({ settledAt: now }).where(eq(monthsTable.monthYear, monthYear));
    const details = { ...(unknown.length > 0 && { holdingsUnknown: unknown }) };
    const change = { before: { settledAt: null }, after: { settledAt: now, prizes }, details, now };
    await recordAdminAction(tx, { adminId, action: "months.settle", target: monthYear, ...change });
  });
}

/** Goes back into the review. Once published a month never does. */
export async function reopenReview({ db, clock }: Deps, { monthYear, adminId }: ReviewStep): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { settledAt } = await lockReview(tx, monthYear);
    if (settledAt === null) throw createError(monthsErrors, "months.not_settled");
    await deletePlaces(tx, monthYear);
    await tx.update(monthsTable).set({ settledAt: null }).where(eq(monthsTable.monthYear, monthYear));
    const change = { before: { settledAt }, after: { settledAt: null }, now };
    await recordAdminAction(tx, { adminId, action: "months.reopen", target: monthYear, ...change });
  });
}

/** Notes the transaction that paid a prize; with the last one the month is paid. */
export async function notePayment(
  { db, clock }: Deps,
  { monthYear, adminId, pseudonym, signature }: ReviewStep & { pseudonym: string; signature: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { state } = await lockClosedMonth(tx, monthYear);
    if (state === "frozen") throw createError(monthsErrors, "months.not_published");
    const place = await findPlace(tx, monthYear, pseudonym);
    if (!place?.prize) throw createError(monthsErrors, "months.no_prize");
    await savePayment(tx, { monthYear, pseudonym, signature, notedBy: adminId, notedAt: now });
    const details = { pseudonym, amount: place.prize };
    const change = { before: { signature: place.signature }, after: { signature }, details, now };
    await recordAdminAction(tx, { adminId, action: "months.pay", target: monthYear, ...change });
    await tellPaid(tx, { month: monthYear, place, now });
    const open = (await listPrizes(tx, monthYear)).filter((prize) => prize.signature === null);
    if (open.length === 0 && state === "published") {
      await tx.update(monthsTable).set({ state: "paid", paidAt: now }).where(eq(monthsTable.monthYear, monthYear));
    }
  });
}
