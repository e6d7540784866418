import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { getCookieName, getCookieOptions, readCookie, writeCookie } from "#server/cookies.ts";
import type { AppDeps } from "#server/deps.ts";
import { readSecret } from "#server/secrets.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "config">;

/** So long somebody who has shown who they are reads why there is no way in, and may answer. */
const VISIT_LIFE_SECONDS = 30 * 60;
const COOKIE = "closed_login";
const VALUE_PATTERN = /^([0-9a-f-]{36})\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/;

async function sign(deps: Deps, userId: string, expiresAt: number): Promise<Buffer> {
  const key = await readSecret(deps, "closed-visits");
  return createHmac("sha256", key).update(`closed-visit:${userId}:${expiresAt}`).digest();
}

/** Remembers in the browser whose closed account it is, proven by the provider: no session, and good for nothing else. */
export async function startClosedVisit(reply: FastifyReply, deps: Deps, userId: string): Promise<void> {
  const { config, clock } = deps;
  const expiresAt = clock.now().getTime() + VISIT_LIFE_SECONDS * 1000;
  const signature = (await sign(deps, userId, expiresAt)).toString("base64url");
  const options = { ...getCookieOptions(config), maxAge: VISIT_LIFE_SECONDS };
  writeCookie(reply, getCookieName(config, COOKIE), `${userId}.${expiresAt}.${signature}`, options);
}

/** The id of the member whose closed account the browser was shown to be of. */
export async function findClosedVisitor(request: FastifyRequest, deps: Deps): Promise<string | undefined> {
  const value = readCookie(request, getCookieName(deps.config, COOKIE)) ?? "";
  const [, userId, expiresAt, signature] = VALUE_PATTERN.exec(value) ?? [];
  if (userId === undefined || signature === undefined || Number(expiresAt) <= deps.clock.now().getTime()) return;
  const expected = await sign(deps, userId, Number(expiresAt));
  return timingSafeEqual(Buffer.from(signature, "base64url"), expected) ? userId : undefined;
}
