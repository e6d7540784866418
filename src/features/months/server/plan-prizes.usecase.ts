import { mayBePayable } from "#features/prizes/server/prize-facts.repository.ts";
import { pack } from "#pack/pack.ts";
import { settlePlaces } from "../months.rules.ts";
import { listCandidates, listDecidedPositions } from "./month-places.repository.ts";
import { getClosedMonth } from "./months.repository.ts";
import { getCloseOf, type ReviewDeps, readConditions } from "./review-facts.usecase.ts";

/** Members looked at at a time: more than there are prizes, so that mostly once is enough. */
const BATCH_SIZE = 50;
/** Places that are searched for them at first, and twice as many whenever there were too few. */
const FIRST_PLACES = 200;

/** The prizes, best first: one for each rank of the ladder. */
export const PRIZE_LADDER = pack.rewards.ladder
  .flatMap(({ from, to, tokens }) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ rank: from + index, tokens })),
  )
  .sort((a, b) => a.rank - b.rank)
  .map(({ tokens }) => tokens);

export interface PlannedPrize {
  pseudonym: string;
  rank: number;
  prize: number;
}

export interface PrizePlan {
  prizes: PlannedPrize[];
  /** Prizes of the ladder that nobody can be paid. */
  withoutWinner: number;
  /** Members who lack nothing but what cannot be read at the moment, where a prize waits for them. */
  unknown: string[];
}

type Conditions = Awaited<ReturnType<typeof readConditions>>;

function judge(conditions: Conditions, userId: string): "payable" | "unknown" | "not" {
  const missing = (conditions.get(userId) ?? []).filter(({ met }) => !met);
  if (missing.length === 0) return "payable";
  return missing.every(({ isUnknown }) => isUnknown) ? "unknown" : "not";
}

/** Who gets which prize as things are now: down the board until the ladder is at its end. */
export async function planPrizes(deps: ReviewDeps, monthYear: string): Promise<PrizePlan> {
  const mayWin = mayBePayable(deps.db, pack.prizeConditions, getCloseOf(monthYear));
  const out = await listDecidedPositions(deps.db, monthYear);
  const rows: { pseudonym: string; rank: number; provenPoints: number; isDisqualified: boolean; isPayable: boolean }[] =
    [];
  const unknown: string[] = [];
  const members = (await getClosedMonth(deps.db, monthYear))?.memberCount ?? 0;
  let [after, size, won] = [0, FIRST_PLACES, 0];
  while (won < PRIZE_LADDER.length && after < members) {
    const to = after + size;
    const places = await listCandidates(deps.db, { monthYear, mayWin, after, to, limit: BATCH_SIZE });
    const userIds = places.map(({ user }) => user.id);
    const conditions = await readConditions(deps, monthYear, userIds);
    for (const { place, user } of places) {
      const { pseudonym, provenPoints, position } = place;
      const verdict = judge(conditions, user.id);
      if (verdict === "unknown" && won < PRIZE_LADDER.length) unknown.push(pseudonym);
      if (verdict === "payable") won += 1;
      const rank = (place.frozenRank ?? 0) - out.filter((other) => other < position).length;
      rows.push({ pseudonym, rank, provenPoints, isDisqualified: false, isPayable: verdict === "payable" });
    }
    if (places.length < BATCH_SIZE) [after, size] = [to, 2 * size];
    else after = places.at(-1)?.place.position ?? to;
  }
  const prizes = settlePlaces(rows, PRIZE_LADDER)
    .filter(({ prize }) => prize > 0)
    .map(({ row: { pseudonym, rank }, prize }) => ({ pseudonym, rank, prize }));
  return { prizes, withoutWinner: PRIZE_LADDER.length - prizes.length, unknown };
}
