import { setTimeout as sleep } from "node:timers/promises";
import type * as z from "zod/mini";
import { hashPassword } from "#features/passwords/server/hash-password.usecase.ts";
import { findContactProblem, normalizeContact } from "#features/recovery-contacts/recovery-contacts.rules.ts";
import { writeResetToken } from "#features/recovery-contacts/server/account-mail.rules.ts";
import { takeMessageAllowance, takeSmsAllowance } from "#features/recovery-contacts/server/limit-messages.usecase.ts";
import {
  createReset,
  getResetTarget,
  isResetUsable,
  type ResetTarget,
  takeReset,
} from "#features/recovery-contacts/server/password-reset.repository.ts";
import { getMemberLanguage } from "#features/settings/server/preferences.repository.ts";
import { getUser } from "#features/users/server/users.repository.ts";
import { isUsername } from "#features/users/users.rules.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { type AppError, createError, throwIfInvalid } from "#server/errors.ts";
import { enqueueMessage, hasMessageChannel } from "#server/outbox.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { authErrors } from "../auth.errors.ts";
import { findResetRequestProblem, findResetVerifyProblem } from "../auth.rules.ts";
import {
  resetMethodsAnswerSchema,
  resetRequestAnswerSchema,
  resetRequestSchema,
  resetVerifyAnswerSchema,
  resetVerifySchema,
} from "../auth.schema.ts";
import { createResetToken, hashTypedToken, RESET_LIFE_MS } from "./reset-token.rules.ts";
import { setPassword } from "./set-password.usecase.ts";

/** Requests, and new passwords, that one address may try in five minutes. */
const REQUESTS_PER_5_MINUTES = 25;
/** Every answer to a request comes after this time, so that it does not tell whether a message is being written. */
const ANSWER_AFTER_MS = 200;
const REQUEST_ANSWER = "If this contact is confirmed for that account, the instructions are on their way.";

type ResetRequest = z.infer<typeof resetRequestSchema>;

function createTokenError(): AppError {
  return createError(authErrors, "reset.token", { field: "token" });
}

function registerMethodsRoute(app: App, { config }: AppDeps): void {
  app.get(
    "/api/auth/password-reset",
    {
      config: { access: "public" },
      schema: {
        summary: "The kinds of message by which this site can send a reset token; none where no sender is set up",
        response: { 200: resetMethodsAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async () => ({ methods: { email: hasMessageChannel(config, "email"), sms: hasMessageChannel(config, "sms") } }),
  );
}

function registerRequestRoute(app: App, { db, clock, config, log }: AppDeps): void {
  const writing = new Set<Promise<unknown>>();
  // What has been promised is written before the server stops.
  app.addHook("onClose", async () => void (await Promise.allSettled(writing)));

  /** Whom the request is about, if there is anyone to write to: the one question that is asked for every answer. */
  async function findTarget({ username, method, contact }: ResetRequest): Promise<ResetTarget | undefined> {
    if (!isUsername(username) || findContactProblem(method, contact) !== undefined) return undefined;
    const target = await getResetTarget(db, { username, method, contact });
    return hasMessageChannel(config, method) ? target : undefined;
  }

  /** Writes the message; the token is for development, where it is answered. */
  async function writeMessage(target: ResetTarget, request: ResetRequest): Promise<string | undefined> {
    const { username, method, contact } = request;
    const now = clock.now();
    // Counted only for the right contact: whoever does not know it must not use up the member's allowance.
    if (!(await takeMessageAllowance(db, config, { purpose: "reset", username, method, contact, now })))
      return undefined;
    if (method === "sms" && !(await takeSmsAllowance(db, config, now))) return undefined;
    const { token, tokenHash } = createResetToken(method);
    const expiresAt = new Date(now.getTime() + RESET_LIFE_MS[method]);
    await db.transaction(async (tx) => {
      await createReset(tx, { userId: target.userId, tokenHash, expiresAt, now });
      const text = writeResetToken(method, target.username, token)(await getMemberLanguage(tx, target.userId));
      await enqueueMessage(tx, { channel: method, recipient: contact, ...text, expiresAt, now });
    });
    return token;
  }

  function startMessage(target: ResetTarget, request: ResetRequest): Promise<string | undefined> {
    const message = writeMessage(target, request).catch((error: unknown) => {
      log.error({ err: error }, "a password reset could not be written");
      return undefined;
    });
    writing.add(message);
    return message.finally(() => writing.delete(message));
  }

  app.post(
    "/api/auth/password-reset/request",
    {
      config: { access: "public", rateLimit: limitTo(config, REQUESTS_PER_5_MINUTES, "5 minutes") },
      schema: {
        summary: "Ask for a reset token; the answer is the same whether or not account and contact exist",
        body: resetRequestSchema,
        response: { 200: resetRequestAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { method } = request.body;
      const username = request.body.username.trim();
      throwIfInvalid(findResetRequestProblem({ ...request.body, username }));
      const time = sleep(ANSWER_AFTER_MS);
      const reset = { username, method, contact: normalizeContact(method, request.body.contact) };
      const target = await findTarget(reset);
      const message = target && startMessage(target, reset);
      // Not waited for: on a busy machine it takes longer than everybody's time, and would tell who is a member.
      await time;
      if (config.mode !== "development") return { message: REQUEST_ANSWER };
      // A dud for everyone else: its presence must not tell more than the message does.
      return { message: REQUEST_ANSWER, devToken: (await message) ?? createResetToken(method).token };
    },
  );
}

function registerVerifyRoute(app: App, { db, clock, config }: AppDeps): void {
  async function redeemToken(tokenHash: string, passwordHash: string): Promise<void> {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const userId = await takeReset(tx, tokenHash, now);
      const user = userId === undefined ? undefined : await getUser(tx, userId);
      if (user === undefined) throw createTokenError();
      await setPassword(tx, config, { user, passwordHash, now });
    });
  }

  app.post(
    "/api/auth/password-reset/verify",
    {
      config: { access: "public", rateLimit: limitTo(config, REQUESTS_PER_5_MINUTES, "5 minutes") },
      schema: {
        summary: "Set a new password with a reset token; ends every session and starts none",
        body: resetVerifySchema,
        response: { 200: resetVerifyAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { token, newPassword } = request.body;
      throwIfInvalid(findResetVerifyProblem({ token, newPassword, confirmPassword: newPassword }));
      const tokenHash = hashTypedToken(token);
      // Looked at before hashing, which costs too much to be had with any made-up token.
      if (tokenHash === undefined || !(await isResetUsable(db, tokenHash, clock.now()))) throw createTokenError();
      await redeemToken(tokenHash, await hashPassword(newPassword));
      return { message: "Your password has been successfully updated" };
    },
  );
}

export function registerPasswordResetRoutes(app: App, deps: AppDeps): void {
  registerMethodsRoute(app, deps);
  registerRequestRoute(app, deps);
  registerVerifyRoute(app, deps);
}
