import * as z from "zod/mini";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { answerBodySchema, answeredSchema, noticeListSchema } from "../moderation.schema.ts";
import { answerAction, readNotices } from "./author-notices.usecase.ts";

const ANSWERS_PER_MINUTE = 20;

export function registerAuthorRoutes(app: App, deps: AppDeps): void {
  app.get(
    "/api/users/:id/moderation",
    {
      config: { access: "self" },
      schema: {
        summary: "What moderators did with what the member has posted",
        params: z.object({ id: z.string() }),
        response: { 200: noticeListSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => ({ notices: await readNotices(deps, request.params.id) }),
  );

  app.post(
    "/api/users/:id/moderation/:actionId/answer",
    {
      config: { access: "self", rateLimit: limitMemberTo(deps.config, ANSWERS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Answer a decision, once; a moderator then looks again",
        params: z.object({ id: z.string(), actionId: z.uuid("There is no such decision") }),
        body: answerBodySchema,
        response: { 201: answeredSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { id: userId, actionId } = request.params;
      await answerAction(deps, { userId, actionId, text: request.body.text });
      return reply.code(201).send({ actionId });
    },
  );
}
