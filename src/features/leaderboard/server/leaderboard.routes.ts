import * as z from "zod/mini";
import { getMonthYear } from "#features/points/points.rules.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { isKnownEtag } from "#server/etag.ts";
import { getReadPosition } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { leaderboardQuerySchema, leaderboardSchema, statsQuerySchema, userStatsSchema } from "../leaderboard.schema.ts";
import { createPlaceFinder } from "./find-rank.usecase.ts";
import { getStats } from "./ranking.repository.ts";
import { type Board, createLeaderboardReader } from "./read-leaderboard.usecase.ts";

/** Browsers ask each time and mostly hear 304; only a shared cache in front of the site may answer by itself, briefly. */
const BOARD_CACHING = "public, max-age=0, s-maxage=5, must-revalidate";

const errors = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };

export function registerLeaderboardRoutes(app: App, deps: AppDeps): void {
  const { db, clock } = deps;
  const findPlace = createPlaceFinder(deps);
  const readBoard = createLeaderboardReader(deps);

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
    (request, reply) => {
      const month = request.query.month ?? getMonthYear(clock.now());
      const send = ({ json, etag, lastRoot }: Board) => {
        reply.header("etag", etag).header("cache-control", BOARD_CACHING);
        // Whoever keeps an answer keeps the root: it cannot silently become another one.
        if (lastRoot !== undefined) reply.header("x-month-root", lastRoot);
        if (isKnownEtag(request, etag)) reply.code(304).send(null);
        // The bytes are a ready answer of the schema; Fastify sends them as they are.
        else reply.type("application/json; charset=utf-8").send(json as never);
      };
      const board = readBoard(month, getReadPosition(deps, request));
      if (board instanceof Promise) return board.then(send);
      send(board);
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
      const now = clock.now();
      const monthYear = request.query.month ?? getMonthYear(now);
      const { id: userId } = request.params;
      const stats = await getStats(db, { userId, monthYear, now, place: findPlace(userId, monthYear) });
      return { stats, monthYear };
    },
  );
}
