import { getPasswordHash } from "#features/users/server/users.repository.ts";
import { type AttemptLimit, refundAttempts, takeAttempt } from "#server/attempts.repository.ts";
import type { AppDeps } from "#server/deps.ts";
import { type AppError, createError } from "#server/errors.ts";
import { scaleLimit } from "#server/plugins/limits.ts";
import { passwordsErrors } from "../passwords.errors.ts";
import { findUnusablePasswordProblem } from "../passwords.rules.ts";
import { verifyPassword } from "./hash-password.usecase.ts";

const QUARTER_HOUR_MS = 15 * 60_000;
/** Wrong passwords of one member who is logged in: whoever found an open browser must not guess at leisure. */
const TRIES: AttemptLimit = {
  max: 10,
  windowMs: QUARTER_HOUR_MS,
  lockoutMs: QUARTER_HOUR_MS,
  lockoutMaxMs: 4 * QUARTER_HOUR_MS,
};

// 403 and not the login's status: the session is fine, and the web client would throw it away.
function createWrongPasswordError(): AppError {
  return createError(passwordsErrors, "auth.password_wrong", { field: "password" });
}

/**
 * Asks for the password again before something that a stolen session must not be enough for. A member who only ever comes
 * through the OpenID provider has none to give.
 */
export async function confirmPassword(
  { db, config, clock, log }: Pick<AppDeps, "db" | "config" | "clock" | "log">,
  userId: string,
  password: string | undefined,
): Promise<void> {
  const passwordHash = await getPasswordHash(db, userId);
  if (passwordHash === null) return;
  if (password === undefined || password === "") {
    throw createError(passwordsErrors, "auth.password_needed", { field: "password" });
  }
  if (findUnusablePasswordProblem(password, "password") !== undefined) throw createWrongPasswordError();
  const key = `login/confirm/${userId}`;
  const limit = { ...TRIES, max: scaleLimit(config, TRIES.max) };
  if (!(await takeAttempt(db, { key, limit, now: clock.now() }))) {
    const headers = { "retry-after": String(QUARTER_HOUR_MS / 1000) };
    throw createError(passwordsErrors, "auth.password_locked", { field: "password", headers });
  }
  const isRight = await verifyPassword({ log }, { userId, passwordHash, password }).catch(async (error: unknown) => {
    // Turned away unlooked at, which is no try.
    await refundAttempts(db, [key]);
    throw error;
  });
  if (!isRight) throw createWrongPasswordError();
  await refundAttempts(db, [key]);
}
