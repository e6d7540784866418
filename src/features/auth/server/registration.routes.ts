import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { recordNetwork } from "#features/networks/server/record-network.usecase.ts";
import { hashPassword } from "#features/passwords/server/hash-password.usecase.ts";
import { toStoredProfile } from "#features/profile/server/stored-profile.rules.ts";
import { checkEntry, takeEntry } from "#features/proof-of-work/server/enter-network.usecase.ts";
import { startSession } from "#features/sessions/server/session.usecase.ts";
import { createUser, getUserByName } from "#features/users/server/users.repository.ts";
import { type User, userAnswerSchema } from "#features/users/users.schema.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { type AppError, createError, throwIfInvalid } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { authErrors } from "../auth.errors.ts";
import { findRegistrationProblem } from "../auth.rules.ts";
import { registrationSchema } from "../auth.schema.ts";
import { markKnownDevice } from "./recognise-device.usecase.ts";
import { isReservedName } from "./reserved-names.catalog.ts";

/** Registrations that one address may try in an hour; one that needs a proof of work asks twice. */
const REGISTRATIONS_PER_HOUR = 60;

function createNameTakenError(): AppError {
  return createError(authErrors, "username.taken", { field: "username" });
}

const registering = new Map<string, Promise<unknown>>();

/** Lets one registration of a name run at a time, so that the losers of a race cost no hash. */
async function acquireUsername<Result>(username: string, work: () => Promise<Result>): Promise<Result> {
  const key = username.toLowerCase();
  while (registering.has(key)) await registering.get(key)?.catch(() => undefined);
  const run = work();
  registering.set(key, run);
  return run.finally(() => registering.delete(key));
}

export function registerRegistrationRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config, chain } = deps;

  async function createMember(
    request: FastifyRequest,
    values: z.infer<typeof registrationSchema>,
  ): Promise<{ user: User; passwordHash: string }> {
    if (isReservedName(values.username) || (await getUserByName(db, values.username)) !== undefined) {
      throw createNameTakenError();
    }
    const profile = toStoredProfile(values, chain);
    const entry = await checkEntry(request, deps);
    const passwordHash = await hashPassword(values.password);
    const user = await db.transaction(async (tx) => {
      await takeEntry(request, tx, { deps, entry });
      const created = await createUser(tx, {
        username: values.username,
        passwordHash,
        ...profile,
        now: clock.now(),
      });
      // Rolled back with the entry: whoever lost the name keeps the proof for another one.
      if (created === undefined) throw createNameTakenError();
      return created;
    });
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
      const values = request.body;
      throwIfInvalid(findRegistrationProblem(values, chain));
      const { user, passwordHash } = await acquireUsername(values.username, () => createMember(request, values));
      markKnownDevice(reply, config, { id: user.id, passwordHash });
      await startSession(request, reply, deps, user.id);
      await recordNetwork(request, deps, user.id);
      return reply.code(201).send({ user });
    },
  );
}
