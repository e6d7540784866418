import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import { getCookieName, readCookie } from "./cookies.ts";
import type { AppDeps, SessionUser } from "./deps.ts";
import { createUnauthorizedError } from "./errors.ts";

/** Name of the cookie by which a browser proves its session. */
export const SESSION_COOKIE = "sid";

type Deps = Pick<AppDeps, "db" | "clock" | "config" | "loadUser">;

const foundUsers = new WeakMap<FastifyRequest, SessionUser | undefined>();

export function hasSessionCookie(request: FastifyRequest, config: Config): boolean {
  return readCookie(request, getCookieName(config, SESSION_COOKIE)) !== undefined;
}

/** The member behind the request, asked of the database once per request; undefined for a visitor. */
export async function findUser(request: FastifyRequest, deps: Deps): Promise<SessionUser | undefined> {
  if (!foundUsers.has(request)) foundUsers.set(request, await deps.loadUser(request, deps));
  return foundUsers.get(request);
}

/** The member behind a request whose route declares an access other than `public`. */
export function requireUser(request: FastifyRequest): SessionUser {
  const user = foundUsers.get(request);
  if (user === undefined) throw createUnauthorizedError();
  return user;
}

/** Moderators, and administrators with them. */
export function isStaff({ isAdmin, isModerator }: Pick<SessionUser, "isAdmin" | "isModerator">): boolean {
  return isAdmin || isModerator;
}
