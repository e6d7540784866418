import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { App, AppDeps } from "#server/deps.ts";
import { AppError, createUnauthorizedError, refuseProblem } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { endSession, findUser, startSession } from "#server/session.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { findLoginProblem, isUsername } from "../auth.rules.ts";
import { loginSchema, meAnswerSchema, meQuerySchema, userAnswerSchema } from "../auth.schema.ts";
import { getUser, getUserByName, holdPassword, type UserWithPassword, updatePasswordHash } from "./auth.repository.ts";
import { findKnownDevice, markKnownDevice } from "./known-device.ts";
import { forgiveLogin, returnLoginAttempt, takeLoginAttempt } from "./login-lock.ts";
import { hashPassword, isWeakHash, verifyPassword } from "./password-hash.ts";

/** Logins that one address may try in five minutes; wrong passwords are counted apart, per account. */
const LOGINS_PER_5_MINUTES = 150;

// The same text for an unknown name, a wrong password and a lock: it tells nobody which names exist.
function createLoginError(): AppError {
  return new AppError(401, "login.failed", "Invalid credentials or account locked");
}

export function registerLoginRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;

  async function findMember(username: string): Promise<UserWithPassword | undefined> {
    return isUsername(username) ? getUserByName(db, username) : undefined;
  }

  /** The member whose password this is; counts the try and keeps its time the same whatever is wrong. */
  async function checkPassword(request: FastifyRequest, username: string, password: string) {
    const found = await findMember(username);
    const passwordHash = found?.isDisabled ? null : found?.passwordHash;
    const owner = found && passwordHash ? { id: found.user.id, passwordHash } : undefined;
    const loginTry = {
      username: isUsername(username) ? username : "",
      address: request.ip,
      deviceId: owner && findKnownDevice(request, config, owner),
      now: clock.now(),
    };
    const isAllowed = await takeLoginAttempt(db, config, loginTry);
    const isRight = await verifyPassword(isAllowed ? passwordHash : null, password).catch(async (error: unknown) => {
      // Turned away unlooked at: a flood of logins must not use up the tries of an honest member.
      if (isAllowed) await returnLoginAttempt(db, loginTry);
      throw error;
    });
    if (found === undefined || owner === undefined || !isRight) throw createLoginError();
    await forgiveLogin(db, loginTry);
    return { user: found.user, owner };
  }

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
      if (!(await holdPassword(tx, owner))) throw createLoginError();
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
      refuseProblem(findLoginProblem(request.body));
      const { username, password } = request.body;
      const { user, owner } = await checkPassword(request, username, password);
      const passwordHash = await strengthenHash(owner.passwordHash, password);
      await startMemberSession(request, reply, { owner, passwordHash });
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
        querystring: meQuerySchema,
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
