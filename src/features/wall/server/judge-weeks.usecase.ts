import { awardEngagement, noteAward } from "#features/points/server/award-points.repository.ts";
import { pack } from "#pack/pack.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createVoteWeights } from "../vote-weights.rules.ts";
import { getWeekEnd, getWeekStart, listEndedWeeks } from "../wall.rules.ts";
import { type Candidate, canStillWin, compareCandidates, type Place, rankWeek } from "../week-places.rules.ts";
import { noteWallChange } from "./read-wall.usecase.ts";
import { tellPlaces } from "./tell-artists.usecase.ts";
import {
  claimWeek,
  createAwards,
  listCandidates,
  listJudgedWeeks,
  listTies,
  listWeekVotes,
  noteWeights,
  type WeekSpan,
  type WeekVote,
} from "./wall-weeks.repository.ts";

/** Weeks that are judged late, after a server slept through their end. */
const LATE_WEEKS = 8;
/** For so long it is remembered who voted for whom. */
const TIES_MS = 30 * 24 * 60 * 60 * 1000;

/** Things whose votes are weighed at a time: more than there are places, so that mostly once is enough. */
const BATCH_SIZE = 50;

interface WeighedVote extends WeekVote {
  weight: number;
}

/** The same things with what their votes come to, weighed. */
async function weighVotes(tx: Transaction, { from, until }: WeekSpan, things: readonly Candidate[]) {
  const authors = new Map(things.map(({ thingId, authorId }) => [thingId, authorId]));
  const votes = await listWeekVotes(tx, { from, until }, [...authors.keys()]);
  const people = new Set([...authors.values(), ...votes.map(({ voterId }) => voterId)]);
  const ties = await listTies(tx, { from: new Date(until.getTime() - TIES_MS), until }, [...people]);
  const weigh = createVoteWeights(ties);
  const scores = new Map<string, number>();
  const weighed = votes.map((vote): WeighedVote => {
    const weight = weigh({ voterId: vote.voterId, authorId: authors.get(vote.thingId) ?? "" });
    scores.set(vote.thingId, (scores.get(vote.thingId) ?? 0) + weight);
    return { ...vote, weight };
  });
  await noteWeights(tx, weighed);
  return things.map((thing) => ({ ...thing, score: scores.get(thing.thingId) ?? 0 }));
}

/** A vote weighs one at most, so that below a certain thing nobody needs to look at who gave them. */
async function findBest(tx: Transaction, span: WeekSpan): Promise<Place[]> {
  const rules = pack.wall.weekly;
  const candidates = (await listCandidates(tx, span, rules.minimumVotes)).sort(compareCandidates);
  const weighed: Candidate[] = [];
  for (let first = 0; first < candidates.length; first += BATCH_SIZE) {
    const batch = candidates.slice(first, first + BATCH_SIZE);
    const places = rankWeek(weighed, rules);
    if (!batch.some((thing) => canStillWin(thing, places, rules))) break;
    weighed.push(...(await weighVotes(tx, span, batch)));
  }
  return rankWeek(weighed, rules);
}

async function judgeWeek(tx: Transaction, week: string, now: Date): Promise<void> {
  if (!(await claimWeek(tx, week, now))) return;
  const places = await findBest(tx, { from: getWeekStart(week), until: getWeekEnd(week) });
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
