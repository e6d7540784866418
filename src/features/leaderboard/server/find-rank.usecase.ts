import { findClosedPlace, type OwnPlace } from "#features/months/server/read-closed-ranking.usecase.ts";
import type { Database } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { countBefore, getScore, listSteps, type Score, type Step } from "./ranking.repository.ts";

/** For so long the steps of a large month serve again: a rank there lags behind others by this at most, as the board does. */
const STEPS_FRESH_MS = 5000;
/** Up to so many members a rank is counted anew each time. */
const COUNTED_MAX = 2000;
/** Months whose steps are kept. */
const MONTHS_MAX = 14;

interface Steps {
  list: Step[];
  /** Members before each step. */
  before: number[];
  members: number;
}

async function loadSteps(db: Database, monthYear: string): Promise<Steps> {
  const list = await listSteps(db, monthYear);
  let members = 0;
  const before = list.map(({ count }) => {
    members += count;
    return members - count;
  });
  return { list, before, members };
}

function isBetter(step: Step, own: Score): boolean {
  if (step.provenPoints !== own.provenPoints) return step.provenPoints > own.provenPoints;
  return step.totalPoints > own.totalPoints;
}

/** Members on the steps above the score; halving, as there can be thousands. */
function countAbove({ list, before, members }: Steps, own: Score): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const step = list[middle];
    if (step !== undefined && isBetter(step, own)) low = middle + 1;
    else high = middle;
  }
  return before[low] ?? members;
}

async function count(db: Database, own: Score, monthYear: string, among: "all" | "equals"): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(countBefore(own, monthYear, among));
  return rows[0]?.count ?? 0;
}

/**
 * Finds members' places in a month. Counting who stands before somebody grows with the month, so that of a large one the
 * steps of the board are kept for a moment, and only who has the very same points is counted anew.
 */
export function createPlaceFinder(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  countedMax = COUNTED_MAX,
): (userId: string, monthYear: string) => Promise<OwnPlace> {
  const kept = new Map<string, { steps: Promise<Steps>; loadedAtMs: number }>();

  function readSteps(monthYear: string): Promise<Steps> {
    const nowMs = clock.now().getTime();
    const known = kept.get(monthYear);
    if (known !== undefined && Math.abs(nowMs - known.loadedAtMs) < STEPS_FRESH_MS) return known.steps;
    const steps = loadSteps(db, monthYear);
    if (kept.size >= MONTHS_MAX) kept.clear();
    kept.set(monthYear, { steps, loadedAtMs: nowMs });
    steps.catch(() => kept.delete(monthYear));
    return steps;
  }

  async function findRank(userId: string, monthYear: string): Promise<number | null> {
    const [own, steps] = await Promise.all([getScore(db, userId, monthYear), readSteps(monthYear)]);
    if (own === undefined) return null;
    if (steps.members <= countedMax) return 1 + (await count(db, own, monthYear, "all"));
    return 1 + countAbove(steps, own) + (await count(db, own, monthYear, "equals"));
  }

  return async (userId, monthYear) =>
    (await findClosedPlace(db, { userId, monthYear })) ?? { rank: await findRank(userId, monthYear) };
}
