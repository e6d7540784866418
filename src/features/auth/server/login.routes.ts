import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { recordNetwork } from "#features/networks/server/record-network.usecase.ts";
import { hashPassword } from "#features/passwords/server/hash-password.usecase.ts";
import { isWeakHash } from "#features/passwords/server/password-hash.rules.ts";
import { secondFactorErrors } from "#features/second-factor/second-factor.errors.ts";
import { startSecondStep } from "#features/second-factor/server/start-second-step.usecase.ts";
import { endSession, startSession } from "#features/sessions/server/session.usecase.ts";
import { getUser, lockPasswordRow, updatePasswordHash } from "#features/users/server/users.repository.ts";
import { meAnswerSchema, userAnswerSchema } from "#features/users/users.schema.ts";
import { findUser, isStaff } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError, createUnauthorizedError, throwIfInvalid } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { optionalQuerySchema } from "#shared/optional-query.schema.ts";
import { findLoginProblem } from "../auth.rules.ts";
import { loginSchema } from "../auth.schema.ts";
import { checkLogin, createLoginError } from "./check-login.usecase.ts";
import { createClosedError } from "./closed-account.usecase.ts";
import { markKnownDevice } from "./recognise-device.usecase.ts";

/** Logins that one address may try in five minutes; wrong passwords are counted apart, per account. */
const LOGINS_PER_5_MINUTES = 150;

export function registerLoginRoutes(app: App, deps: AppDeps): void {
  const { db, config } = deps;

  async function strengthenHash(passwordHash: string, password: string): Promise<string> {
    return isWeakHash(passwordHash) ? hashPassword(password) : passwordHash;
  }

  async function startMemberSession(
    request: FastifyRequest,
    reply: FastifyReply,
    { owner, passwordHash }: { owner: { id: string; passwordHash: string }; passwordHash: string },
  ): Promise<void> {
    await db.transaction(async (tx) => {
      // A reset may have come between reading the old hash and here: its session must not outlive that.
      if (!(await lockPasswordRow(tx, owner))) throw createLoginError();
      if (passwordHash !== owner.passwordHash) await updatePasswordHash(tx, owner.id, passwordHash);
      await startSession(request, reply, { ...deps, db: tx }, owner.id);
    });
  }

  app.post(
    "/api/auth/login",
    {
      config: { access: "public", rateLimit: limitTo(config, LOGINS_PER_5_MINUTES, "5 minutes") },
      schema: {
        summary: "Log in",
        body: loginSchema,
        response: { 200: userAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      throwIfInvalid(findLoginProblem(request.body));
      const { username, password } = request.body;
      const { user, owner, isClosed } = await checkLogin(request, deps, { username, password });
      if (isClosed) throw await createClosedError(deps, user.id);
      if (isStaff(user) && (await startSecondStep(reply, deps, owner))) {
        markKnownDevice(reply, config, owner);
        throw createError(secondFactorErrors, "second_factor.needed");
      }
      const passwordHash = await strengthenHash(owner.passwordHash, password);
      await startMemberSession(request, reply, { owner, passwordHash });
      await recordNetwork(request, deps, user.id);
      markKnownDevice(reply, config, { id: owner.id, passwordHash });
      return { user };
    },
  );

  app.post(
    "/api/auth/logout",
    {
      config: { access: "public" },
      schema: { summary: "Log out", response: { 204: z.null(), "4xx": errorBodySchema } },
    },
    async (request, reply) => {
      await endSession(request, reply, deps);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/auth/me",
    {
      config: { access: "public" },
      schema: {
        summary: "Who am I? A visitor is answered 401, or with optional=true a null user",
        querystring: optionalQuerySchema,
        response: { 200: meAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const session = await findUser(request, deps);
      const user = session && (await getUser(db, session.id));
      if (user === undefined && request.query.optional !== "true") throw createUnauthorizedError();
      return { user: user ?? null };
    },
  );
}
