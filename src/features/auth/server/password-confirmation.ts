import type { AppDeps } from "#server/deps.ts";
import { AppError } from "#server/errors.ts";
import { scaleLimit } from "#server/plugins/limits.ts";
import { findUnusablePasswordProblem } from "../auth.rules.ts";
import { type AttemptLimit, forgiveAttempts, takeAttempt } from "./attempts.repository.ts";
import { getPasswordHash } from "./auth.repository.ts";
import { verifyPassword } from "./password-hash.ts";

const QUARTER_HOUR_MS = 15 * 60_000;
/** Wrong passwords of one member who is logged in: whoever found an open browser must not guess at leisure. */
const TRIES: AttemptLimit = {
  max: 10,
  windowMs: QUARTER_HOUR_MS,
  lockMs: QUARTER_HOUR_MS,
  lockMaxMs: 4 * QUARTER_HOUR_MS,
};

// 403 and not the login's status: the session is fine, and the web client would throw it away.
function createWrongPasswordError(): AppError {
  return new AppError(403, "auth.password_wrong", "This is not your password");
}

/**
 * Asks for the password again before something that a stolen session must not be enough for. A member who only ever comes
 * through the OpenID provider has none to give.
 */
export async function confirmPassword(
  { db, config, clock }: Pick<AppDeps, "db" | "config" | "clock">,
  userId: string,
  password: string | undefined,
): Promise<void> {
  const passwordHash = await getPasswordHash(db, userId);
  if (passwordHash === null) return;
  if (password === undefined || password === "") {
    throw new AppError(403, "auth.password_needed", "Type your password to do this");
  }
  if (findUnusablePasswordProblem(password, "password") !== undefined) throw createWrongPasswordError();
  const key = `login/confirm/${userId}`;
  const limit = { ...TRIES, max: scaleLimit(config, TRIES.max) };
  if (!(await takeAttempt(db, { key, limit, now: clock.now() }))) {
    throw new AppError(429, "auth.password_locked", "Too many wrong passwords. Wait at least a quarter of an hour.", {
      "retry-after": String(QUARTER_HOUR_MS / 1000),
    });
  }
  const isRight = await verifyPassword(passwordHash, password).catch(async (error: unknown) => {
    // Turned away unlooked at, which is no try.
    await forgiveAttempts(db, [key]);
    throw error;
  });
  if (!isRight) throw createWrongPasswordError();
  await forgiveAttempts(db, [key]);
}
