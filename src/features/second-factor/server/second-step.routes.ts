import { generateAuthenticationOptions } from "@simplewebauthn/server";
import type { FastifyRequest } from "fastify";
import { recordNetwork } from "#features/networks/server/record-network.usecase.ts";
import { startSession } from "#features/sessions/server/session.usecase.ts";
import { getUser } from "#features/users/server/users.repository.ts";
import { type User, userAnswerSchema } from "#features/users/users.schema.ts";
import { type AttemptLimit, deleteAttempts, takeAttempt } from "#server/attempts.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { type AppError, createError } from "#server/errors.ts";
import { limitTo, scaleLimit } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { secondFactorErrors } from "../second-factor.errors.ts";
import { readAppCode } from "../second-factor.rules.ts";
import { type SecondStepAnswer, secondStepAnswerSchema, secondStepSchema } from "../second-factor.schema.ts";
import { redeemAppCode, redeemRecoveryCode, redeemSignature } from "./check-factor.usecase.ts";
import { getApp, listPasskeys } from "./factors.repository.ts";
import { findRelyingParty } from "./relying-party.rules.ts";
import { getStep, type StepRow, takeStep, takeStepTry } from "./second-steps.repository.ts";
import { findStepKey, forgetStep, hasPasswordMark } from "./start-second-step.usecase.ts";

const CALLS_PER_5_MINUTES = 60;
/** Tries in one login. */
const STEP_TRIES = 5;
const QUARTER_HOUR_MS = 15 * 60_000;
/** Wrong codes of one member, in however many logins. */
const TRIES: AttemptLimit = {
  max: 10,
  windowMs: QUARTER_HOUR_MS,
  lockoutMs: QUARTER_HOUR_MS,
  lockoutMaxMs: 16 * QUARTER_HOUR_MS,
};

const errors = { "4xx": errorBodySchema };

export function getTriesKey(userId: string): string {
  return `second-factor/${userId}`;
}

function createExpiredError(): AppError {
  return createError(secondFactorErrors, "second_factor.expired");
}

export function registerSecondStepRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const rateLimit = limitTo(config, CALLS_PER_5_MINUTES, "5 minutes");

  async function checkApp(tx: Transaction, userId: string, code: string): Promise<boolean> {
    const found = await getApp(tx, userId);
    const isUsable = found !== undefined && found.confirmedAt !== null;
    return isUsable && redeemAppCode({ db: tx, clock, config, keyDb: db }, found, code);
  }

  function check(request: FastifyRequest, tx: Transaction, step: StepRow, { code, passkey }: SecondStepAnswer) {
    const { userId, challenge } = step;
    const inside = { db: tx, clock, config };
    if (passkey !== undefined) {
      return redeemSignature(inside, {
        userId,
        challenge,
        party: findRelyingParty(request, config),
        response: passkey,
      });
    }
    return readAppCode(code) === undefined ? redeemRecoveryCode(inside, userId, code) : checkApp(tx, userId, code);
  }

  /** A passkey signs once and cannot be guessed: only codes are counted. */
  async function requireTry(userId: string): Promise<void> {
    const limit = { ...TRIES, max: scaleLimit(config, TRIES.max) };
    if (await takeAttempt(db, { key: getTriesKey(userId), limit, now: clock.now() })) return;
    const headers = { "retry-after": String(QUARTER_HOUR_MS / 1000) };
    throw createError(secondFactorErrors, "second_factor.locked", { field: "code", headers });
  }

  app.get(
    "/api/auth/second-factor",
    {
      config: { access: "public", rateLimit },
      schema: {
        summary: "How the login that waits for its second factor can go on",
        response: { 200: secondStepSchema, ...errors },
      },
    },
    async (request, reply) => {
      const key = findStepKey(request, config);
      const step = key === undefined ? undefined : await getStep(db, key, clock.now());
      if (step === undefined) throw createExpiredError();
      const passkeys = await listPasskeys(db, step.userId);
      const appRow = await getApp(db, step.userId);
      reply.header("cache-control", "no-store");
      const options = await generateAuthenticationOptions({
        rpID: findRelyingParty(request, config).id,
        challenge: new Uint8Array(Buffer.from(step.challenge, "base64url")),
        allowCredentials: passkeys.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: transports as never,
        })),
        userVerification: "preferred",
      });
      return { hasApp: (appRow?.confirmedAt ?? null) !== null, passkey: passkeys.length > 0 ? { ...options } : null };
    },
  );

  app.post(
    "/api/auth/second-factor",
    {
      config: { access: "public", rateLimit },
      schema: {
        summary: "Finish a login with a passkey, a code of the app or a recovery code",
        body: secondStepAnswerSchema,
        response: { 200: userAnswerSchema, ...errors },
      },
    },
    async (request, reply) => {
      const now = clock.now();
      const key = findStepKey(request, config);
      const step = key && (await takeStepTry(db, { name: key, max: STEP_TRIES, now }));
      if (!key || !step) throw createExpiredError();
      if (request.body.passkey === undefined) await requireTry(step.userId);
      const user = await db.transaction(async (tx): Promise<User | undefined> => {
        if (!(await check(request, tx, step, request.body))) return undefined;
        const isOurs = (await takeStep(tx, key, now)) !== undefined && (await hasPasswordMark(tx, step));
        const found = isOurs ? await getUser(tx, step.userId) : undefined;
        if (found === undefined) throw createExpiredError();
        await startSession(request, reply, { ...deps, db: tx }, found.id);
        return found;
      });
      if (user === undefined) throw createError(secondFactorErrors, "second_factor.wrong", { field: "code" });
      await deleteAttempts(db, getTriesKey(user.id));
      await recordNetwork(request, deps, user.id);
      forgetStep(reply, config);
      return { user };
    },
  );
}
