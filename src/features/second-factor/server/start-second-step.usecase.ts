import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { lockUserRow } from "#features/users/server/member-row-lock.repository.ts";
import { getBan, getLoginFacts, getPasswordHash } from "#features/users/server/users.repository.ts";
import type { Config } from "#server/config.ts";
import { deleteCookie, getCookieName, getCookieOptions, readCookie, writeCookie } from "#server/cookies.ts";
import { isStaff } from "#server/current-user.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { deleteLoginSteps, putStep, type StepRow } from "./second-steps.repository.ts";

const STEP_LIFE_MS = 5 * 60_000;
const COOKIE = "second_step";

export function markPassword(passwordHash: string | null): string {
  return createHash("sha256")
    .update(passwordHash ?? "")
    .digest("hex");
}

interface Owner {
  id: string;
  /** The hash with which the password was compared; who came through the provider has shown none. */
  passwordHash?: string;
}

/** True for who must show a second factor now: no session is started before that, and a cookie names the login that waits. */
export async function startSecondStep(
  reply: FastifyReply,
  { db, clock, config }: Pick<AppDeps, "db" | "clock" | "config">,
  owner: Owner,
): Promise<boolean> {
  const stored = await getLoginFacts(db, owner.id);
  if (stored === undefined || !isStaff(stored) || stored.secondFactorAt === null) return false;
  const token = randomBytes(32).toString("base64url");
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(clock.now().getTime() + STEP_LIFE_MS);
  const passwordMark = markPassword(owner.passwordHash ?? stored.passwordHash);
  await db.transaction(async (tx) => {
    await deleteLoginSteps(tx, owner.id);
    await putStep(tx, { key: toKey(token), userId: owner.id, challenge, passwordMark, tries: 0, expiresAt });
  });
  const options = { ...getCookieOptions(config), maxAge: STEP_LIFE_MS / 1000 };
  writeCookie(reply, getCookieName(config, COOKIE), token, options);
  return true;
}

function toKey(token: string): string {
  return `login/${createHash("sha256").update(token).digest("hex")}`;
}

/** Under which the login waits that the request's cookie names. */
export function findStepKey(request: FastifyRequest, config: Config): string | undefined {
  const token = readCookie(request, getCookieName(config, COOKIE));
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? toKey(token) : undefined;
}

export function forgetStep(reply: FastifyReply, config: Config): void {
  deleteCookie(reply, getCookieName(config, COOKIE), getCookieOptions(config));
}

/** False when the password is another one since the login began, or the account was closed. */
export async function hasPasswordMark(tx: Transaction, { userId, passwordMark }: StepRow): Promise<boolean> {
  // Who sets a password now waits, and then ends the session that comes from this.
  await lockUserRow(tx, userId);
  const { disabledAt } = await getBan(tx, userId);
  return disabledAt === null && markPassword(await getPasswordHash(tx, userId)) === passwordMark;
}
