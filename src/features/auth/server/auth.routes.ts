import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { App, AppDeps } from "#server/deps.ts";
import { AppError, createUnauthorizedError } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { endSession, findUser, startSession } from "#server/session.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { findLoginProblem, findRegistrationProblem, isUsername, toHandle } from "../auth.rules.ts";
import {
  loginSchema,
  meAnswerSchema,
  meQuerySchema,
  registrationSchema,
  type User,
  userAnswerSchema,
  userCountAnswerSchema,
} from "../auth.schema.ts";
import {
  countUsers,
  createUser,
  getUser,
  getUserByName,
  type UserWithPassword,
  updatePasswordHash,
} from "./auth.repository.ts";
import { findKnownDevice, markKnownDevice } from "./known-device.service.ts";
import { forgiveLogin, takeLoginAttempt } from "./login-lock.repository.ts";
import { hashPassword, isWeakHash, verifyPassword } from "./password-hash.service.ts";
import { isReservedName } from "./reserved-names.catalog.ts";

/** Registrations that one address may try in an hour. */
const REGISTRATIONS_PER_HOUR = 60;
/** Logins that one address may try in five minutes; wrong passwords are counted apart, per account. */
const LOGINS_PER_5_MINUTES = 150;
/** How long the number of members may be old. */
const USER_COUNT_FRESH_MS = 10_000;

function refuseProblem(problem: { code: string; message: string } | undefined): void {
  if (problem !== undefined) throw new AppError(400, problem.code, problem.message);
}

function createNameTakenError(): AppError {
  return new AppError(409, "username.taken", "That name is taken. Pick another one.");
}

// The same text for an unknown name, a wrong password and a lock: it tells nobody which names exist.
function createLoginError(): AppError {
  return new AppError(401, "login.failed", "Invalid credentials or account locked");
}

const registering = new Map<string, Promise<unknown>>();

/** Lets one registration of a name run at a time, so that the losers of a race cost no hash. */
async function inTurnFor<Result>(username: string, work: () => Promise<Result>): Promise<Result> {
  const key = username.toLowerCase();
  while (registering.has(key)) await registering.get(key)?.catch(() => undefined);
  const run = work();
  registering.set(key, run);
  return run.finally(() => registering.delete(key));
}

function registerRegistrationRoute(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;

  async function createMember(
    values: z.infer<typeof registrationSchema>,
  ): Promise<{ user: User; passwordHash: string }> {
    if (isReservedName(values.username) || (await getUserByName(db, values.username)) !== undefined) {
      throw createNameTakenError();
    }
    const passwordHash = await hashPassword(values.password);
    const user = await createUser(db, {
      username: values.username,
      passwordHash,
      xUsername: toHandle(values.xUsername ?? "") || null,
      telegramUsername: toHandle(values.telegramUsername ?? "") || null,
      solanaWallet: values.solanaWallet?.trim() || null,
      now: clock.now(),
    });
    if (user === undefined) throw createNameTakenError();
    return { user, passwordHash };
  }

  app.post(
    "/api/users/register",
    {
      config: { access: "public", rateLimit: limitTo(config, REGISTRATIONS_PER_HOUR, "1 hour") },
      schema: {
        summary: "Register a member and log in",
        body: registrationSchema,
        response: { 201: userAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { xUsername, telegramUsername, solanaWallet, ...values } = request.body;
      refuseProblem(
        findRegistrationProblem({
          ...values,
          xUsername: xUsername ?? "",
          telegramUsername: telegramUsername ?? "",
          solanaWallet: solanaWallet ?? "",
        }),
      );
      const { user, passwordHash } = await inTurnFor(values.username, () => createMember(request.body));
      markKnownDevice(reply, config, { id: user.id, passwordHash });
      await startSession(request, reply, deps, user.id);
      return reply.code(201).send({ user });
    },
  );
}

function registerLoginRoutes(app: App, deps: AppDeps): void {
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
    const isRight = await verifyPassword(isAllowed ? passwordHash : null, password);
    if (found === undefined || owner === undefined || !isRight) throw createLoginError();
    await forgiveLogin(db, loginTry);
    return { user: found.user, owner };
  }

  async function strengthenHash(owner: { id: string; passwordHash: string }, password: string): Promise<typeof owner> {
    if (!isWeakHash(owner.passwordHash)) return owner;
    const passwordHash = await hashPassword(password);
    await updatePasswordHash(db, owner.id, passwordHash);
    return { ...owner, passwordHash };
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
      markKnownDevice(reply, config, await strengthenHash(owner, password));
      await startSession(request, reply, deps, user.id);
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

function registerUserCountRoute(app: App, { db, clock }: AppDeps): void {
  let counted: { at: number; userCount: Promise<number> } | undefined;

  function getUserCount(): Promise<number> {
    const now = clock.now().getTime();
    const ageMs = counted === undefined ? -1 : now - counted.at;
    if (counted === undefined || ageMs < 0 || ageMs >= USER_COUNT_FRESH_MS) {
      const userCount = countUsers(db);
      counted = { at: now, userCount };
      userCount.catch(() => {
        counted = undefined;
      });
    }
    return counted.userCount;
  }

  app.get(
    "/api/user-count",
    {
      config: { access: "public" },
      schema: { summary: "Number of members", response: { 200: userCountAnswerSchema, "4xx": errorBodySchema } },
    },
    async (_request, reply: FastifyReply) => {
      reply.header("cache-control", "public, max-age=10");
      return { userCount: await getUserCount() };
    },
  );
}

export function registerAuthRoutes(app: App, deps: AppDeps): void {
  registerRegistrationRoute(app, deps);
  registerLoginRoutes(app, deps);
  registerUserCountRoute(app, deps);
}
