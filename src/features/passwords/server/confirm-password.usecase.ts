import { getPasswordHash } from "#features/users/server/users.repository.ts";
import { type AttemptLimit, refundAttempts, takeAttempt } from "#server/attempts.repository.ts";
import type { AppDeps, SessionUser } from "#server/deps.ts";
import { type AppError, createError } from "#server/errors.ts";
import { scaleLimit } from "#server/plugins/limits.ts";
import { passwordsErrors } from "../passwords.errors.ts";
import { findUnusablePasswordProblem } from "../passwords.rules.ts";
import type { NeededProof } from "../passwords.schema.ts";
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

/** A login this young shows who is there as well as a password does. */
const FRESH_LOGIN_MS = 10 * 60_000;

type Member = Pick<SessionUser, "id" | "loggedInAt">;

function isFreshLogin({ loggedInAt }: Member, now: Date): boolean {
  return now.getTime() - loggedInAt.getTime() < FRESH_LOGIN_MS;
}

/** What a member has to show before something that a stolen session must not be enough for. */
export async function findNeededProof(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  member: Member,
): Promise<NeededProof> {
  if ((await getPasswordHash(db, member.id)) !== null) return "password";
  return isFreshLogin(member, clock.now()) ? "nothing" : "login";
}

/**
 * Asks for the password again before something that a stolen session must not be enough for, and answers its hash. A member
 * who only ever comes through the OpenID provider has none to give: a login of the last minutes stands for it.
 */
export async function confirmPassword(
  { db, config, clock, log }: Pick<AppDeps, "db" | "config" | "clock" | "log">,
  member: Member,
  password: string | undefined,
): Promise<string | null> {
  const { id: userId } = member;
  const passwordHash = await getPasswordHash(db, userId);
  if (passwordHash === null) {
    if (!isFreshLogin(member, clock.now())) {
      throw createError(passwordsErrors, "auth.login_needed", { field: "password" });
    }
    return null;
  }
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
  return passwordHash;
}
