import type * as z from "zod/mini";
import type { App, AppDeps } from "#server/deps.ts";
import { AppError, refuseProblem } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { startSession } from "#server/session.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { findRegistrationProblem, toHandle } from "../auth.rules.ts";
import { registrationSchema, type User, userAnswerSchema } from "../auth.schema.ts";
import { createUser, getUserByName } from "./auth.repository.ts";
import { markKnownDevice } from "./known-device.ts";
import { hashPassword } from "./password-hash.ts";
import { isReservedName } from "./reserved-names.catalog.ts";

/** Registrations that one address may try in an hour. */
const REGISTRATIONS_PER_HOUR = 60;

function createNameTakenError(): AppError {
  return new AppError(409, "username.taken", "That name is taken. Pick another one.");
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

export function registerRegistrationRoutes(app: App, deps: AppDeps): void {
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
