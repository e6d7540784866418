import { pack } from "#pack/pack.ts";

/** Entries that the board shows. */
export const LEADERBOARD_SIZE = 25;
/** Points of a month at which one, two and three teeth light up. */
const TIER_POINTS = [25, 50, 100] as const;
/** Ranks beyond this one earn no prize. */
export const LAST_PAID_RANK = Math.max(...pack.rewards.ladder.map(({ to }) => to));

/** Tokens for a rank at the month's end; 0 beyond the ladder. */
export function getPrize(rank: number): number {
  return pack.rewards.ladder.find(({ from, to }) => rank >= from && rank <= to)?.tokens ?? 0;
}

/** Teeth that are lit. */
export function getTier(points: number): 0 | 1 | 2 | 3 {
  return TIER_POINTS.filter((edge) => points >= edge).length as 0 | 1 | 2 | 3;
}
