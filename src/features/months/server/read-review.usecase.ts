import { getMonthStart, getMonthYear, shiftMonth } from "#features/points/points.rules.ts";
import { NO_YOUNG_CHANGES } from "#features/recovery-contacts/account-changes.rules.ts";
import { listYoungChanges } from "#features/recovery-contacts/server/account-changes.repository.ts";
import { readNamedSignals } from "#features/signals/server/read-signals.usecase.ts";
import { isUsername } from "#features/users/users.rules.ts";
import type { MonthState } from "../months.schema.ts";
import type { Review, ReviewList, ReviewRow } from "../review.schema.ts";
import {
  countRanked,
  type FoundPlace,
  listDecidedPositions,
  listFrozenPlaces,
  listPrizes,
} from "./month-places.repository.ts";
import { listClosedMonths } from "./months.repository.ts";
import { type PlannedPrize, PRIZE_LADDER, type PrizePlan, planPrizes } from "./plan-prizes.usecase.ts";
import { requireClosedMonth } from "./read-months.usecase.ts";
import { listNotes } from "./review.repository.ts";
import { type ReviewDeps, readConditions } from "./review-facts.usecase.ts";

/** Rows of a page of the review. */
const PAGE_SIZE = 50;
/** So long a page waits for the chain; what comes later is there when it is asked for again. */
const CHAIN_WAIT_MS = 2000;

/** As they stand, or as they would be settled now. */
async function findPrizes(deps: ReviewDeps, monthYear: string, isSettled: boolean): Promise<PrizePlan> {
  if (!isSettled) return planPrizes(deps, monthYear);
  const places = await listPrizes(deps.db, monthYear);
  const prizes = places.map(({ place: { pseudonym }, rank, prize }) => ({
    pseudonym,
    rank: rank ?? 0,
    prize: prize ?? 0,
  }));
  return { prizes, withoutWinner: PRIZE_LADDER.length - prizes.length, unknown: [] };
}

function summarize({ prizes, withoutWinner, unknown }: PrizePlan): Review["prizes"] {
  const count = prizes.length;
  return {
    count,
    total: prizes.reduce((sum, { prize }) => sum + prize, 0),
    passedOn: (prizes.at(-1)?.rank ?? 0) - count,
    withoutWinner,
    unknown: unknown.length,
  };
}

interface RowFacts {
  rank: number | null;
  prize: number;
  note: string | null;
  conditions: ReviewRow["conditions"];
  signals: ReviewRow["signals"];
  changed: ReviewRow["changed"];
}

function toReviewRow({ place, user, decision }: FoundPlace, facts: RowFacts): ReviewRow {
  return {
    position: place.position,
    pseudonym: place.pseudonym,
    frozenRank: place.frozenRank,
    points: place.points,
    provenPoints: place.provenPoints,
    judgedBy: place.judgedBy,
    reachedAt: place.reachedAt.toISOString(),
    username: isUsername(user.username) ? user.username : null,
    isDisabled: user.disabledAt !== null,
    decision: decision && {
      category: decision.category,
      reason: decision.reason,
      decidedAt: decision.decidedAt.toISOString(),
      answer: decision.answer,
      answeredAt: decision.answeredAt?.toISOString() ?? null,
    },
    ...facts,
  };
}

async function listRows(
  deps: ReviewDeps,
  { monthYear, after, prizes }: { monthYear: string; after: number; prizes: readonly PlannedPrize[] },
): Promise<ReviewRow[]> {
  const { db, clock } = deps;
  const places = await listFrozenPlaces(db, { monthYear, after, limit: PAGE_SIZE });
  const userIds = places.map(({ user }) => user.id);
  const notes = await listNotes(
    db,
    monthYear,
    places.map(({ place }) => place.pseudonym),
  );
  const conditions = await readConditions(deps, monthYear, userIds);
  const signals = await readNamedSignals(db, monthYear, userIds);
  const changed = await listYoungChanges(db, userIds, clock.now());
  const out = await listDecidedPositions(db, monthYear);
  return places.map((found) => {
    const { pseudonym, frozenRank, position } = found.place;
    const isOut = found.decision !== null;
    const moved = out.filter((other) => other < position).length;
    return toReviewRow(found, {
      rank: isOut || frozenRank === null ? null : frozenRank - moved,
      prize: prizes.find((prize) => prize.pseudonym === pseudonym)?.prize ?? 0,
      note: notes.get(pseudonym) ?? null,
      conditions: conditions.get(found.user.id) ?? [],
      signals: signals.get(found.user.id) ?? [],
      changed: changed.get(found.user.id) ?? NO_YOUNG_CHANGES,
    });
  });
}

export async function readReview(
  allDeps: ReviewDeps,
  { monthYear, after }: { monthYear: string; after: number },
): Promise<Review> {
  const deps = { ...allDeps, maxWaitMs: CHAIN_WAIT_MS };
  const month = await requireClosedMonth(deps.db, monthYear);
  const plan = await findPrizes(deps, monthYear, month.settledAt !== null);
  const rows = await listRows(deps, { monthYear, after, prizes: plan.prizes });
  const decided = await listDecidedPositions(deps.db, monthYear);
  return {
    monthYear,
    state: month.state as MonthState,
    frozenAt: month.frozenAt?.toISOString() ?? "",
    settledAt: month.settledAt?.toISOString() ?? null,
    publishedAt: month.publishedAt?.toISOString() ?? null,
    paidAt: month.paidAt?.toISOString() ?? null,
    members: month.memberCount,
    ranked: await countRanked(deps.db, monthYear),
    entries: month.entryCount,
    root: month.root,
    prizes: summarize(plan),
    decisionCount: decided.length,
    rows,
    pageSize: PAGE_SIZE,
  };
}

export async function readReviews({ db, clock }: ReviewDeps): Promise<ReviewList> {
  const months = await listClosedMonths(db);
  return {
    months: months.map(({ monthYear, state, settledAt, memberCount, entryCount }) => ({
      monthYear,
      state: state as MonthState,
      isSettled: settledAt !== null,
      members: memberCount,
      entries: entryCount,
    })),
    nextCloseAt: getMonthStart(shiftMonth(getMonthYear(clock.now()), 1)).toISOString(),
  };
}
