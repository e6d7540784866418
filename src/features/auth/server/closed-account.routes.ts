import * as z from "zod/mini";
import { answerAction } from "#features/moderation/server/author-notices.usecase.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { authErrors } from "../auth.errors.ts";
import { closingAnswerSchema } from "../auth.schema.ts";
import { checkLogin } from "./check-login.usecase.ts";
import { findClosing } from "./closed-account.usecase.ts";

const ANSWERS_PER_5_MINUTES = 20;

export function registerClosedAccountRoutes(app: App, deps: AppDeps): void {
  app.post(
    "/api/auth/closed-account/answer",
    {
      config: { access: "public", rateLimit: limitTo(deps.config, ANSWERS_PER_5_MINUTES, "5 minutes") },
      schema: {
        summary:
          "Answer, once, why one's account was closed; name and password stand for the session that there is not",
        body: closingAnswerSchema,
        response: { 204: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { username, password, text } = request.body;
      const { user, isClosed } = await checkLogin(request, deps, { username, password });
      const closing = isClosed ? await findClosing(deps, user.id) : undefined;
      if (!closing?.actionId) throw createError(authErrors, "closing.not_found");
      await answerAction(deps, { userId: user.id, actionId: closing.actionId, text });
      return reply.code(204).send(null);
    },
  );
}
