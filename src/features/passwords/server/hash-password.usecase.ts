import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { BUSY_HEADERS, createSemaphore } from "#server/semaphore.ts";
import { passwordsErrors } from "../passwords.errors.ts";
import { normalizePassword } from "../passwords.rules.ts";
import { HASH_OPTIONS, isUsableHash } from "./password-hash.rules.ts";

/** Hashes computed at once: each takes one core for several milliseconds. */
const HASHES_AT_ONCE = Math.max(2, availableParallelism());
/** Hashes that may wait; more are refused, so that a flood of logins cannot hold up the other pages. */
const QUEUE_MAX = 64;

/** Same cost as a real hash and matches nothing that anyone can type. */
const DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$YmFnemJhZ3piYWd6YmFneg$QkFHWkJBR1pCQUdaQkFHWkJBR1pCQUdaQkFHWkJBR1o";

const BROKEN_HASH = "a stored password hash is broken or asks for too much";

const createBusyError = () => createError(passwordsErrors, "password.busy", { headers: BUSY_HEADERS });
const semaphore = createSemaphore({ permits: HASHES_AT_ONCE, queueMax: QUEUE_MAX, createBusyError });

const door = createSemaphore({ permits: HASHES_AT_ONCE + QUEUE_MAX, queueMax: 0, createBusyError });

/** Lets in as many as can be checked soon. The others hear so before the database is asked for their sake, and keep nobody waiting there. */
export function admitCheck<Result>(check: () => Promise<Result>): Promise<Result> {
  return door.acquire(check);
}

export function hashPassword(password: string): Promise<string> {
  return semaphore.acquire(() => hash(normalizePassword(password), HASH_OPTIONS));
}

export interface PasswordCheck {
  /** Whose hash it is; undefined where nobody has the name. */
  userId: string | undefined;
  passwordHash: string | null | undefined;
  password: string;
}

/**
 * False without a hash too, after the same work, so that the time tells nothing about the account. A hash that is broken or
 * asks for more than any of ours matches nothing either: one bad row must not take the server.
 */
export async function verifyPassword(
  { log }: Pick<AppDeps, "log">,
  { userId, passwordHash, password }: PasswordCheck,
): Promise<boolean> {
  const hash = passwordHash ?? undefined;
  const isUsable = hash !== undefined && isUsableHash(hash);
  const normalized = normalizePassword(password);
  const answer = await semaphore.acquire(async () => {
    // What looks like a hash can still be none; the library tells by throwing, at once.
    const isMatch = isUsable ? await verify(hash, normalized).catch(() => undefined) : undefined;
    if (isMatch === undefined) await verify(DUMMY_HASH, normalized);
    return isMatch;
  });
  if (hash !== undefined && answer === undefined) log.error({ userId }, BROKEN_HASH);
  return answer === true;
}
