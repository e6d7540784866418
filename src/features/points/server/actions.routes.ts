import type { FastifyRequest } from "fastify";
import { recordNetworkOfDay } from "#features/networks/server/record-network.usecase.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError, createForbiddenError } from "#server/errors.ts";
import { idempotencyHeadersSchema, runOnce } from "#server/idempotency.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { pointsErrors } from "../points.errors.ts";
import {
  type AwardableAction,
  actionSchema,
  awardableActions,
  awardSchema,
  recordActionSchema,
} from "../points.schema.ts";
import { type Award, awardPoints, noteAward } from "./award-points.repository.ts";
import { requireHumanPace } from "./require-human-pace.usecase.ts";

const errors = { 400: errorBodySchema, 401: errorBodySchema, 403: errorBodySchema };

interface ActionBody {
  userId: string;
  actionType: string;
  receiptId?: string | undefined;
}

function isAwardable(actionType: string): actionType is AwardableAction {
  return (awardableActions as readonly string[]).includes(actionType);
}

// Points are tokens at the month's end: who earns them and how many is decided here, from the session and the pack, and
// what the body says about either is only compared or ignored.
async function recordAction(request: FastifyRequest, body: ActionBody, { db, clock }: AppDeps): Promise<Award> {
  const user = requireUser(request);
  const { userId, actionType: action, receiptId } = body;
  if (userId !== user.id) throw createForbiddenError();
  if (!isAwardable(action)) {
    throw createError(pointsErrors, "points.server_only", { field: "actionType" });
  }
  const now = clock.now();
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string") return awardPoints(db, { userId, action, receiptId, now });
  const call = { userId, key, request: [request.routeOptions.url, action, receiptId], now };
  const award = await runOnce(db, call, (transaction) => awardPoints(transaction, { userId, action, receiptId, now }));
  noteAward();
  return award;
}

async function admitAndRecord(request: FastifyRequest, body: ActionBody, deps: AppDeps): Promise<Award> {
  await requireHumanPace(request, deps, body.actionType);
  const award = await recordAction(request, body, deps);
  if (award.awarded > 0) await recordNetworkOfDay(request, deps, requireUser(request).id);
  return award;
}

export function registerActionRoutes(app: App, deps: AppDeps): void {
  app.post(
    "/api/actions/track",
    {
      config: { access: "user" },
      schema: {
        summary: "Report an action of the member; the pack says what it is worth",
        headers: idempotencyHeadersSchema,
        body: actionSchema,
        response: { 200: awardSchema, ...errors, 409: errorBodySchema, 428: errorBodySchema },
      },
    },
    (request) => admitAndRecord(request, request.body, deps),
  );

  app.post(
    "/api/leaderboard/action",
    {
      config: { access: "user" },
      schema: {
        summary: "The same as /api/actions/track; `points` is accepted and ignored",
        headers: idempotencyHeadersSchema,
        body: recordActionSchema,
        response: { 200: awardSchema, ...errors, 409: errorBodySchema, 428: errorBodySchema },
      },
    },
    (request) => admitAndRecord(request, request.body, deps),
  );
}
