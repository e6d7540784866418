import { pack } from "#pack/pack.ts";

/** Entries that the board shows. */
export const LEADERBOARD_SIZE = 25;
/** Points of a month from which a total has the next colour. */
export const TIERS = [25, 50, 100] as const;
export type Tier = 0 | (typeof TIERS)[number];
/** Days that a streak is counted up to. */
export const STREAK_DAYS_MAX = 366;
/** Ranks beyond this one earn no prize. */
export const LAST_PAID_RANK = Math.max(...pack.rewards.ladder.map(({ to }) => to));

/** Tokens for a rank at the month's end; 0 beyond the ladder. */
export function getPrize(rank: number): number {
  return pack.rewards.ladder.find(({ from, to }) => rank >= from && rank <= to)?.tokens ?? 0;
}

/** The threshold that a total has passed; 0 below the first. */
export function getTier(points: number): Tier {
  return TIERS.findLast((edge) => points >= edge) ?? 0;
}

/** The threshold that a total has before it; undefined above the last. */
export function getNextTier(points: number): Tier | undefined {
  return TIERS.find((edge) => points < edge);
}

/** Who was passed by whom between two looks at the board, each a list of members, the first place first. */
export function findPassed(before: readonly string[], after: readonly string[]): { by: string; passed: string[] }[] {
  const placeBefore = new Map(before.map((id, index) => [id, index]));
  return after.flatMap((by, index) => {
    const from = placeBefore.get(by) ?? Number.POSITIVE_INFINITY;
    const passed = after.slice(index + 1).filter((id) => (placeBefore.get(id) ?? Number.POSITIVE_INFINITY) < from);
    return passed.length === 0 ? [] : [{ by, passed }];
  });
}

interface Score {
  provenPoints: number;
  totalPoints: number;
}

/** What the board is ordered by; equal ones are decided by what the page does not see. */
export function isEqualScore(one: Score, other: Score): boolean {
  return one.provenPoints === other.provenPoints && one.totalPoints === other.totalPoints;
}

/** Points of proven work until one score ranks before another; an equal one ranks behind whoever had it first. */
export function countPointsTo(own: Score, target: Score): number {
  const behind = target.provenPoints - own.provenPoints;
  return own.totalPoints + behind > target.totalPoints ? behind : behind + 1;
}

function getDayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Days in a row up to today, which may still be empty; `days` are YYYY-MM-DD, each once, the newest first. */
export function countStreak(days: readonly string[], today: string): number {
  let expected = days[0] === today ? today : getDayBefore(today);
  let count = 0;
  for (const day of days) {
    if (day !== expected) break;
    count += 1;
    expected = getDayBefore(day);
  }
  return count;
}
