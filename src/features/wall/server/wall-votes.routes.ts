import * as z from "zod/mini";
import { recordNetworkOfDay } from "#features/networks/server/record-network.usecase.ts";
import { pack } from "#pack/pack.ts";
import { requireUser } from "#server/current-user.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { wallErrors } from "../wall.errors.ts";
import { findVotingGap } from "../wall.rules.ts";
import { ownVotesQuerySchema, ownVotesSchema, voteAnswerSchema, wallListSchema } from "../wall.schema.ts";
import { noteWallChange } from "./read-wall.usecase.ts";
import { tellVote } from "./tell-artists.usecase.ts";
import { toWallThing } from "./thing-answer.rules.ts";
import { getThing, listOwnThings } from "./wall.repository.ts";
import { createMissingThingError, thingParamsSchema } from "./wall.routes.ts";
import { castVote, getVoteCount, getVoter, listVoted, takeVoteBack, type Vote } from "./wall-votes.repository.ts";

/** Votes that one member can give or take back in a minute. */
const VOTES_PER_MINUTE = 60;

/** Refuses whoever cannot vote yet: accounts made for voting are young, and have made nothing. */
async function requireVoter(db: Queries, { userId, now }: Vote): Promise<void> {
  const gap = findVotingGap(await getVoter(db, userId), now);
  if (gap === "proven-work") throw createError(wallErrors, "wall.voter_without_work");
  if (gap === "account-age") {
    throw createError(wallErrors, "wall.voter_too_new", { details: { days: pack.wall.voterAgeDays } });
  }
}

async function vote(tx: Transaction, vote: Vote): Promise<number> {
  const found = await getThing(tx, vote.thingId);
  if (found === undefined) throw createMissingThingError();
  if (found.thing.userId === vote.userId) throw createError(wallErrors, "wall.own_vote");
  await requireVoter(tx, vote);
  const isNew = await castVote(tx, vote);
  const voteCount = await getVoteCount(tx, vote.thingId);
  if (isNew) await tellVote(tx, found.thing, vote);
  return voteCount;
}

export function registerVoteRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const voting = { access: "user", rateLimit: limitMemberTo(config, VOTES_PER_MINUTE, "1 minute") } as const;
  const answer = { params: thingParamsSchema, response: { 200: voteAnswerSchema, "4xx": errorBodySchema } };

  app.put(
    "/api/wall/:id/vote",
    { config: voting, schema: { summary: "Give a thing one's vote; again changes nothing", ...answer } },
    async (request) => {
      const own = { thingId: request.params.id, userId: requireUser(request).id, now: clock.now() };
      const voteCount = await db.transaction((tx) => vote(tx, own));
      await recordNetworkOfDay(request, deps, own.userId);
      noteWallChange();
      return { vote: { voteCount, hasVoted: true } };
    },
  );

  app.delete(
    "/api/wall/:id/vote",
    { config: voting, schema: { summary: "Take one's vote back", ...answer } },
    async (request) => {
      const thingId = request.params.id;
      await takeVoteBack(db, { thingId, userId: requireUser(request).id, now: clock.now() });
      noteWallChange();
      return { vote: { voteCount: await getVoteCount(db, thingId), hasVoted: false } };
    },
  );

  app.get(
    "/api/users/:id/wall/votes",
    {
      config: { access: "self" },
      schema: {
        summary: "Which of these things have the member's vote, and whether the member can vote",
        params: z.object({ id: z.string() }),
        querystring: ownVotesQuerySchema,
        response: { 200: ownVotesSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const thingIds = request.query.things.split(",").filter(Boolean);
      const [voted, voter] = await Promise.all([listVoted(db, id, thingIds), getVoter(db, id)]);
      return { voted, gap: findVotingGap(voter, clock.now()) ?? null };
    },
  );

  app.get(
    "/api/users/:id/wall",
    {
      config: { access: "self" },
      schema: {
        summary: "What the member has on the wall, hidden things too; the newest 100",
        params: z.object({ id: z.string() }),
        response: { 200: wallListSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const rows = await readFor(deps, request, (reader) => listOwnThings(reader, request.params.id));
      const things = rows.map((found) => ({
        ...toWallThing(found),
        hiddenAt: found.thing.hiddenAt?.toISOString() ?? null,
      }));
      return { things, nextCursor: null };
    },
  );
}
