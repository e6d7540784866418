import { isUsername } from "#features/users/users.rules.ts";
import type { MonthState } from "../months.schema.ts";
import type { Review, ReviewRow } from "../review.schema.ts";
import { type FoundPlace, listDecidedPositions, listFrozenPlaces, listPrizes } from "./month-places.repository.ts";
import { type PlannedPrize, planPrizes } from "./plan-prizes.usecase.ts";
import { requireClosedMonth } from "./read-months.usecase.ts";
import { listNotes } from "./review.repository.ts";
import { listSignals, type ReviewDeps, readConditions } from "./review-facts.usecase.ts";

/** Rows of a page of the review. */
const PAGE_SIZE = 50;

async function findPrizes(deps: ReviewDeps, monthYear: string, isSettled: boolean): Promise<PlannedPrize[]> {
  if (!isSettled) return planPrizes(deps, monthYear);
  const places = await listPrizes(deps.db, monthYear);
  return places.map(({ place: { pseudonym }, prize }) => ({ pseudonym, prize: prize ?? 0 }));
}

interface RowFacts {
  rank: number | null;
  prize: number;
  note: string | null;
  conditions: ReviewRow["conditions"];
  signals: ReviewRow["signals"];
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
  const { db } = deps;
  const places = await listFrozenPlaces(db, { monthYear, after, limit: PAGE_SIZE });
  const userIds = places.map(({ user }) => user.id);
  const notes = await listNotes(
    db,
    monthYear,
    places.map(({ place }) => place.pseudonym),
  );
  const conditions = await readConditions(deps, monthYear, userIds);
  const signals = await listSignals(db, monthYear, userIds);
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
    });
  });
}

export async function readReview(
  deps: ReviewDeps,
  { monthYear, after }: { monthYear: string; after: number },
): Promise<Review> {
  const month = await requireClosedMonth(deps.db, monthYear);
  const prizes = await findPrizes(deps, monthYear, month.settledAt !== null);
  const rows = await listRows(deps, { monthYear, after, prizes });
  const decided = await listDecidedPositions(deps.db, monthYear);
  return {
    monthYear,
    state: month.state as MonthState,
    frozenAt: month.frozenAt?.toISOString() ?? "",
    settledAt: month.settledAt?.toISOString() ?? null,
    publishedAt: month.publishedAt?.toISOString() ?? null,
    paidAt: month.paidAt?.toISOString() ?? null,
    members: month.memberCount,
    entries: month.entryCount,
    root: month.root,
    prizes: { count: prizes.length, total: prizes.reduce((sum, { prize }) => sum + prize, 0) },
    decisionCount: decided.length,
    rows,
    nextAfter: rows.length < PAGE_SIZE ? null : (rows.at(-1)?.position ?? null),
  };
}
