import { getDay, getMonthYear } from "#features/points/points.rules.ts";
import type { Database } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import type { PublicProfileParts } from "#server/public-profile.ts";
import { countStreak } from "../leaderboard.rules.ts";
import { createPlaceFinder } from "./find-rank.usecase.ts";
import { getScore, listActiveDays } from "./ranking.repository.ts";

const finders = new WeakMap<Database, ReturnType<typeof createPlaceFinder>>();

/** One for each database, so that what it keeps serves everybody who looks. */
function getPlaceFinder(deps: Pick<AppDeps, "db" | "clock">) {
  const finder = finders.get(deps.db) ?? createPlaceFinder(deps);
  finders.set(deps.db, finder);
  return finder;
}

/** Rank, points and streak of a member this month, for everybody who may know. */
export async function readRankSummary(
  deps: Pick<AppDeps, "db" | "clock">,
  userId: string,
): Promise<PublicProfileParts["points"]> {
  const now = deps.clock.now();
  const monthYear = getMonthYear(now);
  const [score, { rank }, days] = await Promise.all([
    getScore(deps.db, userId, monthYear),
    getPlaceFinder(deps)(userId, monthYear),
    listActiveDays(deps.db, userId),
  ]);
  return { rank, totalPoints: score?.totalPoints ?? 0, streak: countStreak(days, getDay(now)) };
}
