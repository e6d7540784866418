import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createError } from "#server/errors.ts";
import { BUSY_HEADERS, createSemaphore } from "#server/semaphore.ts";
import { passwordsErrors } from "../passwords.errors.ts";
import { normalizePassword } from "../passwords.rules.ts";

/** Floor of the OWASP password storage cheat sheet for argon2id (the default kind): 19 MiB, two passes, one lane. */
const HASH_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes computed at once: each takes one core for several milliseconds. */
const HASHES_AT_ONCE = Math.max(2, availableParallelism());
/** Hashes that may wait; more are refused, so that a flood of logins cannot hold up the other pages. */
const QUEUE_MAX = 64;

/** Same cost as a real hash and matches nothing that anyone can type. */
const DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$YmFnemJhZ3piYWd6YmFneg$QkFHWkJBR1pCQUdaQkFHWkJBR1pCQUdaQkFHWkJBR1o";

const semaphore = createSemaphore({
  permits: HASHES_AT_ONCE,
  queueMax: QUEUE_MAX,
  createBusyError: () => createError(passwordsErrors, "password.busy", { headers: BUSY_HEADERS }),
});

export function hashPassword(password: string): Promise<string> {
  return semaphore.acquire(() => hash(normalizePassword(password), HASH_OPTIONS));
}

/** False without a hash too, after the same work, so that the time tells nothing about the account. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isMatch = await semaphore.acquire(() => verify(passwordHash ?? DUMMY_HASH, normalizePassword(password)));
  return isMatch && passwordHash !== null && passwordHash !== undefined;
}

/** True for a hash with less work than new ones get. */
export function isWeakHash(passwordHash: string): boolean {
  const [, memoryCost, timeCost] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? [];
  return Number(memoryCost ?? 0) < HASH_OPTIONS.memoryCost || Number(timeCost ?? 0) < HASH_OPTIONS.timeCost;
}
