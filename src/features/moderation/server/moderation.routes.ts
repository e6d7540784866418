import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import {
  caseDetailsSchema,
  caseListSchema,
  caseParamsSchema,
  caseQuerySchema,
  takeActionSchema,
  takenActionSchema,
  undoneActionSchema,
} from "../moderation.schema.ts";
import { actOnCase } from "./act-on-case.usecase.ts";
import { readCase } from "./read-case.usecase.ts";
import { readCases } from "./read-cases.usecase.ts";
import { undoAction } from "./undo-action.usecase.ts";

/** Decisions of one moderator in a minute: one key each, and quick fingers. */
const ACTIONS_PER_MINUTE = 120;

const errors = { "4xx": errorBodySchema };

export function registerModerationRoutes(app: App, deps: AppDeps): void {
  const rateLimit = limitMemberTo(deps.config, ACTIONS_PER_MINUTE, "1 minute");

  app.get(
    "/api/moderation/cases",
    {
      config: { access: "moderator" },
      schema: {
        summary: "What was reported and waits for somebody, the oldest first; or what was settled, the newest first",
        querystring: caseQuerySchema,
        response: { 200: caseListSchema, ...errors },
      },
    },
    (request) => readCases(deps, request.query),
  );

  app.get(
    "/api/moderation/cases/:type/:refId",
    {
      config: { access: "moderator" },
      schema: {
        summary: "Who reported a thing, what was done with it and what can be done",
        params: caseParamsSchema,
        response: { 200: caseDetailsSchema, ...errors },
      },
    },
    (request) => readCase(deps, { ...request.params, viewerId: requireUser(request).id }),
  );

  app.post(
    "/api/moderation/cases/:type/:refId/actions",
    {
      config: { access: "moderator", rateLimit },
      schema: {
        summary: "Hide, restore, dismiss or delete a reported thing; warn, lock or ban its author; leave a note",
        params: caseParamsSchema,
        body: takeActionSchema,
        response: { 201: takenActionSchema, ...errors },
      },
    },
    async (request, reply) => {
      const wanted = { ...request.body, thing: request.params, moderatorId: requireUser(request).id };
      return reply.code(201).send(await actOnCase(deps, wanted));
    },
  );

  app.post(
    "/api/moderation/actions/:actionId/undo",
    {
      config: { access: "moderator", rateLimit },
      schema: {
        summary: "Take back what was done in the last ten minutes",
        params: z.object({ actionId: z.uuid("There is no such action") }),
        response: { 200: undoneActionSchema, ...errors },
      },
    },
    (request) => undoAction(deps, { actionId: request.params.actionId, moderatorId: requireUser(request).id }),
  );
}
