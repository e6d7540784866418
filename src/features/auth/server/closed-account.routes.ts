import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { answerAction } from "#features/moderation/server/author-notices.usecase.ts";
import { getBan } from "#features/users/server/users.repository.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError, throwIfInvalid } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { authErrors } from "../auth.errors.ts";
import { findLoginProblem } from "../auth.rules.ts";
import { closedAccountAnswerSchema, closingAnswerSchema } from "../auth.schema.ts";
import { checkLogin } from "./check-login.usecase.ts";
import { describeClosing, findClosing } from "./closed-account.usecase.ts";
import { findClosedVisitor } from "./closed-visit.usecase.ts";

const CALLS_PER_5_MINUTES = 20;

interface GivenLogin {
  username?: string | undefined;
  password?: string | undefined;
}

export function registerClosedAccountRoutes(app: App, deps: AppDeps): void {
  const rateLimit = limitTo(deps.config, CALLS_PER_5_MINUTES, "5 minutes");

  /** Whom the provider has shown to be the member of an account that is closed still. */
  async function findVisitor(request: FastifyRequest): Promise<string | undefined> {
    const userId = await findClosedVisitor(request, deps);
    return userId !== undefined && (await getBan(deps.db, userId)).disabledAt !== null ? userId : undefined;
  }

  async function findClosedMember(request: FastifyRequest, given: GivenLogin): Promise<string | undefined> {
    if (given.username === undefined && given.password === undefined) return findVisitor(request);
    const login = { username: given.username ?? "", password: given.password ?? "" };
    throwIfInvalid(findLoginProblem(login));
    const { user, isClosed } = await checkLogin(request, deps, login);
    return isClosed ? user.id : undefined;
  }

  app.get(
    "/api/auth/closed-account",
    {
      config: { access: "public", rateLimit },
      schema: {
        summary: "Why the account is closed with which the browser has just come back from the OpenID provider",
        response: { 200: closedAccountAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const userId = await findVisitor(request);
      if (userId === undefined) throw createError(authErrors, "closing.not_found");
      return describeClosing(deps, userId);
    },
  );

  app.post(
    "/api/auth/closed-account/answer",
    {
      config: { access: "public", rateLimit },
      schema: {
        summary:
          "Answer, once, why one's account was closed; name and password, or a login at the provider, stand for the session that there is not",
        body: closingAnswerSchema,
        response: { 204: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { username, password, text } = request.body;
      const userId = await findClosedMember(request, { username, password });
      const closing = userId === undefined ? undefined : await findClosing(deps, userId);
      if (userId === undefined || !closing?.actionId) throw createError(authErrors, "closing.not_found");
      await answerAction(deps, { userId, actionId: closing.actionId, text });
      return reply.code(204).send(null);
    },
  );
}
