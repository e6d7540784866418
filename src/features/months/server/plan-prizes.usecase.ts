import { pack } from "#pack/pack.ts";
import { settlePlaces } from "../months.rules.ts";
import { type FoundPlace, listCandidates } from "./month-places.repository.ts";
import { type ReviewDeps, readConditions } from "./review-facts.usecase.ts";

/** Members looked at at a time: more than there are prizes, so that mostly once is enough. */
const BATCH_SIZE = 50;

/** The prizes, best first: one for each rank of the ladder. */
const PRIZE_LADDER = pack.rewards.ladder
  .flatMap(({ from, to, tokens }) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ rank: from + index, tokens })),
  )
  .sort((a, b) => a.rank - b.rank)
  .map(({ tokens }) => tokens);

export interface PlannedPrize {
  pseudonym: string;
  prize: number;
}

/** Who of these has all that a prize needs right now. */
async function findPayable(deps: ReviewDeps, monthYear: string, places: readonly FoundPlace[]): Promise<Set<string>> {
  const userIds = places.map(({ user }) => user.id);
  const conditions = await readConditions(deps, monthYear, userIds);
  return new Set(userIds.filter((id) => (conditions.get(id) ?? []).every(({ met }) => met)));
}

/** Who gets which prize as things are now: down the board until the ladder is at its end. */
export async function planPrizes(deps: ReviewDeps, monthYear: string): Promise<PlannedPrize[]> {
  const rows: { pseudonym: string; provenPoints: number; isDisqualified: boolean; isPayable: boolean }[] = [];
  let after = 0;
  let won = 0;
  while (won < PRIZE_LADDER.length) {
    const places = await listCandidates(deps.db, { monthYear, after, limit: BATCH_SIZE });
    const payable = await findPayable(deps, monthYear, places);
    for (const { place, user } of places) {
      const { pseudonym, provenPoints, position } = place;
      rows.push({ pseudonym, provenPoints, isDisqualified: false, isPayable: payable.has(user.id) });
      after = position;
    }
    won += payable.size;
    if (places.length < BATCH_SIZE) break;
  }
  return settlePlaces(rows, PRIZE_LADDER)
    .filter(({ prize }) => prize > 0)
    .map(({ row: { pseudonym }, prize }) => ({ pseudonym, prize }));
}
