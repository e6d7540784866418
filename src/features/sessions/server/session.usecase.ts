import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, lte, ne, notInArray, or, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Config } from "#server/config.ts";
import { deleteCookie, getCookieName, getCookieOptions, readCookie, writeCookie } from "#server/cookies.ts";
import { isStaff, SESSION_COOKIE } from "#server/current-user.ts";
import type { Queries } from "#server/db/open-database.ts";
import { keepPrepared } from "#server/db/prepared.ts";
import type { AppDeps, SessionUser } from "#server/deps.ts";
import { createId } from "#shared/ids.ts";
import { sessionsTable } from "./sessions.tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A member's session ends after this long without a visit. */
const SESSION_IDLE_MS = 14 * DAY_MS;
/** The session of an administrator or a moderator ends sooner. */
const STAFF_SESSION_IDLE_MS = 12 * 60 * 60 * 1000;
/** No session lives longer, however busy. */
const SESSION_MAX_MS = 60 * DAY_MS;
/** `last_seen_at` is written at most this often, so that reading a page costs no write. */
const TOUCH_EVERY_MS = 5 * 60 * 1000;
/** Sessions of one member; the one that was not seen for the longest ends for the next. */
const SESSIONS_MAX = 20;
const LABEL_MAX = 120;
/** 32 random bytes in base64url. */
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

type Deps = Pick<AppDeps, "db" | "clock" | "config">;

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function readTokenHash(request: FastifyRequest, config: Config): string | undefined {
  const token = readCookie(request, getCookieName(config, SESSION_COOKIE));
  return token !== undefined && TOKEN_PATTERN.test(token) ? hashToken(token) : undefined;
}

const readSessionUser = keepPrepared((db) => {
  const hasToken = eq(sessionsTable.tokenHash, sql.placeholder("tokenHash"));
  const isAlive = gt(sessionsTable.expiresAt, sql.placeholder("now"));
  return db
    .select({
      id: usersTable.id,
      username: usersTable.username,
      isAdmin: usersTable.isAdmin,
      isModerator: usersTable.isModerator,
      hasSecondFactor: sql<boolean>`${usersTable.secondFactorAt} IS NOT NULL`,
      sessionId: sessionsTable.id,
      loggedInAt: sessionsTable.createdAt,
      lastSeenAt: sessionsTable.lastSeenAt,
    })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(and(hasToken, isAlive, isNull(usersTable.disabledAt)))
    .limit(1)
    .prepare("session_user");
});

/** The member whose session the request carries, and a note that the session lives. */
export async function loadSessionUser(
  request: FastifyRequest,
  { db, clock, config }: Deps,
): Promise<SessionUser | undefined> {
  const tokenHash = readTokenHash(request, config);
  if (tokenHash === undefined) return undefined;
  const now = clock.now();
  const [row] = await readSessionUser(db).execute({ tokenHash, now });
  if (row === undefined) return undefined;
  const { lastSeenAt, ...user } = row;
  const idleMs = now.getTime() - lastSeenAt.getTime();
  if (idleMs > (isStaff(user) ? STAFF_SESSION_IDLE_MS : SESSION_IDLE_MS)) return undefined;
  if (idleMs > TOUCH_EVERY_MS) {
    await db.update(sessionsTable).set({ lastSeenAt: now }).where(eq(sessionsTable.tokenHash, tokenHash));
  }
  return user;
}

async function endOldestSessions(db: Queries, userId: string): Promise<void> {
  const { id, lastSeenAt } = sessionsTable;
  const isTheirs = eq(sessionsTable.userId, userId);
  const newest = db
    .select({ id })
    .from(sessionsTable)
    .where(isTheirs)
    .orderBy(desc(lastSeenAt), desc(id))
    .limit(SESSIONS_MAX);
  await db.delete(sessionsTable).where(and(isTheirs, notInArray(id, newest)));
}

/** Ends the request's own session, if any, and starts a new one, so that a planted cookie is worth nothing. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Omit<Deps, "db"> & { db: Queries },
  userId: string,
): Promise<void> {
  const { db, clock, config } = deps;
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  const oldTokenHash = readTokenHash(request, config);
  if (oldTokenHash !== undefined) await db.delete(sessionsTable).where(eq(sessionsTable.tokenHash, oldTokenHash));
  await db.insert(sessionsTable).values({
    tokenHash: hashToken(token),
    id: createId(),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MAX_MS),
    label: (request.headers["user-agent"] ?? "Unknown browser").slice(0, LABEL_MAX),
  });
  await endOldestSessions(db, userId);
  writeCookie(reply, getCookieName(config, SESSION_COOKIE), token, {
    ...getCookieOptions(config),
    maxAge: SESSION_MAX_MS / 1000,
  });
}

export async function endSession(request: FastifyRequest, reply: FastifyReply, { db, config }: Deps): Promise<void> {
  const tokenHash = readTokenHash(request, config);
  if (tokenHash !== undefined) await db.delete(sessionsTable).where(eq(sessionsTable.tokenHash, tokenHash));
  deleteCookie(reply, getCookieName(config, SESSION_COOKIE), getCookieOptions(config));
}

/** Ends a member's sessions, all of them or all but one (after a new password or role). */
export async function endSessionsOf(
  db: Pick<AppDeps["db"], "delete">,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  const isTheirs = eq(sessionsTable.userId, userId);
  await db
    .delete(sessionsTable)
    .where(exceptSessionId === undefined ? isTheirs : and(isTheirs, ne(sessionsTable.id, exceptSessionId)));
}

/** Deletes the sessions that no visit can use any more. */
export async function deleteExpiredSessions(db: AppDeps["db"], now: Date): Promise<void> {
  const idleLimit = new Date(now.getTime() - SESSION_IDLE_MS);
  await db.delete(sessionsTable).where(or(lte(sessionsTable.expiresAt, now), lte(sessionsTable.lastSeenAt, idleLimit)));
}
