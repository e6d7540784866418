import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError, createForbiddenError } from "#server/errors.ts";
import { isKnownEtag } from "#server/etag.ts";
import { idempotencyHeadersSchema, runOnce } from "#server/idempotency.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { leaderboardErrors } from "../leaderboard.errors.ts";
import { getMonthYear } from "../leaderboard.rules.ts";
import {
  type AwardableAction,
  awardableActions,
  awardSchema,
  leaderboardQuerySchema,
  leaderboardSchema,
  recordActionSchema,
  statsQuerySchema,
  trackActionSchema,
  userStatsSchema,
} from "../leaderboard.schema.ts";
import { type Award, awardPoints, noteAward } from "./leaderboard.repository.ts";
import { getStats } from "./ranking.repository.ts";
import { createLeaderboardReader } from "./read-leaderboard.usecase.ts";

/** Browsers ask each time and mostly hear 304; only a shared cache in front of the site may answer by itself, briefly. */
const BOARD_CACHING = "public, max-age=0, s-maxage=5, must-revalidate";

const errors = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };

interface ActionBody {
  userId: string;
  actionType: string;
}

function isTracked(actionType: string): actionType is AwardableAction {
  return (awardableActions as readonly string[]).includes(actionType);
}

// Points are tokens at the month's end: who earns them and how many is decided here, from the session and the pack, and
// what the body says about either is only compared or ignored.
async function recordAction(request: FastifyRequest, body: ActionBody, { db, clock }: AppDeps): Promise<Award> {
  const user = requireUser(request);
  const { userId, actionType: action } = body;
  if (userId !== user.id) throw createForbiddenError();
  if (!isTracked(action)) {
    throw createError(leaderboardErrors, "points.server_only", { field: "actionType" });
  }
  const now = clock.now();
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string") return awardPoints(db, { userId, action, now });
  const call = { userId, key, request: [request.routeOptions.url, action], now };
  const award = await runOnce(db, call, (transaction) => awardPoints(transaction, { userId, action, now }));
  noteAward();
  return award;
}

export function registerLeaderboardRoutes(app: App, deps: AppDeps): void {
  const { db, clock } = deps;
  const readBoard = createLeaderboardReader(deps);

  app.post(
    "/api/actions/track",
    {
      config: { access: "user" },
      schema: {
        summary: "Report an action of the member; the pack says what it is worth",
        headers: idempotencyHeadersSchema,
        body: trackActionSchema,
        response: { 200: awardSchema, ...errors, 409: errorBodySchema },
      },
    },
    (request) => recordAction(request, request.body, deps),
  );

  app.post(
    "/api/leaderboard/action",
    {
      config: { access: "user" },
      schema: {
        summary: "The same as /api/actions/track; `points` is accepted and ignored",
        headers: idempotencyHeadersSchema,
        body: recordActionSchema,
        response: { 200: awardSchema, ...errors, 409: errorBodySchema },
      },
    },
    (request) => recordAction(request, request.body, deps),
  );

  app.get(
    "/api/leaderboard",
    {
      config: { access: "public" },
      schema: {
        summary: "The first 25 of a month, by default of the current one in New York",
        querystring: leaderboardQuerySchema,
        response: { 200: leaderboardSchema, 304: z.null(), 400: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { json, etag } = await readBoard(request.query.month ?? getMonthYear(clock.now()));
      reply.header("etag", etag).header("cache-control", BOARD_CACHING);
      if (isKnownEtag(request, etag)) return reply.code(304).send(null);
      // The text is a ready answer of the schema; Fastify sends a string of JSON as it is.
      return reply.type("application/json; charset=utf-8").send(json as never);
    },
  );

  app.get(
    "/api/users/:id/stats",
    {
      config: { access: "self" },
      schema: {
        summary: "The member's own points of a month",
        params: z.object({ id: z.string() }),
        querystring: statsQuerySchema,
        response: { 200: userStatsSchema, ...errors },
      },
    },
    async (request) => {
      const monthYear = request.query.month ?? getMonthYear(clock.now());
      return { stats: await getStats(db, request.params.id, monthYear), monthYear };
    },
  );
}
