import { awardEngagement, noteAward } from "#features/points/server/award-points.repository.ts";
import { pack } from "#pack/pack.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createVoteWeights } from "../vote-weights.rules.ts";
import { getWeekEnd, getWeekStart, listEndedWeeks } from "../wall.rules.ts";
import { type Candidate, rankWeek } from "../week-places.rules.ts";
import { noteWallChange } from "./read-wall.usecase.ts";
import { tellPlaces } from "./tell-artists.usecase.ts";
import {
  claimWeek,
  createAwards,
  listJudgedWeeks,
  listTies,
  listWeekVotes,
  noteWeights,
  type WeekVote,
} from "./wall-weeks.repository.ts";

/** Weeks that are judged late, after a server slept through their end. */
const LATE_WEEKS = 8;
/** For so long it is remembered who voted for whom. */
const TIES_MS = 30 * 24 * 60 * 60 * 1000;

function toCandidates(votes: readonly (WeekVote & { weight: number })[]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const { thingId, authorId, createdAt, weight } of votes) {
    const score = (candidates.get(thingId)?.score ?? 0) + weight;
    candidates.set(thingId, { thingId, authorId, createdAt, score });
  }
  return [...candidates.values()];
}

async function judgeWeek(tx: Transaction, week: string, now: Date): Promise<void> {
  if (!(await claimWeek(tx, week, now))) return;
  const from = getWeekStart(week);
  const until = getWeekEnd(week);
  const weigh = createVoteWeights(await listTies(tx, { from: new Date(until.getTime() - TIES_MS), until }));
  const votes = (await listWeekVotes(tx, { from, until })).map((vote) => ({ ...vote, weight: weigh(vote) }));
  await noteWeights(tx, votes);
  const places = rankWeek(toCandidates(votes), pack.wall.weekly);
  await createAwards(tx, { week, places, now });
  for (const { authorId: userId, points, thingId: sourceId } of places) {
    await awardEngagement(tx, { userId, points, sourceId, now });
  }
  await tellPlaces(tx, week, places, now);
}

/** Gives the best of each week that has ended their points: once, whichever process comes first, and late if need be. */
export async function judgeWeeks({ db, clock }: Pick<AppDeps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const judged = new Set(await listJudgedWeeks(db));
  for (const week of listEndedWeeks(now, LATE_WEEKS)) {
    if (judged.has(week)) continue;
    await db.transaction((tx) => judgeWeek(tx, week, now));
    noteAward();
    noteWallChange();
  }
}
