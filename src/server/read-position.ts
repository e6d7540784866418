/** Members read what they wrote: their browser remembers how far the database was after their last change. */
import type { FastifyRequest } from "fastify";
import { getCookieName, getCookieOptions, readCookie, writeCookie } from "./cookies.ts";
import { hasSessionCookie } from "./current-user.ts";
import type { Database } from "./db/open-database.ts";
import { LAG_MAX_MS, readSince } from "./db/read-replica.ts";
import type { App, AppDeps } from "./deps.ts";
import { isReadRoute } from "./plugins/route-guard.ts";

const POSITION_COOKIE = "wrote";
/** After this a standby has the change, or is so far behind that nobody is sent there. */
const REMEMBER_SECONDS = (2 * LAG_MAX_MS) / 1000;

type Deps = Pick<AppDeps, "config" | "db" | "replica">;

/** What this reader must see: everything up to here. */
export function getReadPosition({ config, replica }: Deps, request: FastifyRequest): bigint {
  if (replica === undefined) return 0n;
  const text = readCookie(request, getCookieName(config, POSITION_COOKIE));
  return text !== undefined && /^\d{1,19}$/.test(text) ? BigInt(text) : 0n;
}

/** Reads for this request, by the standby where there is one that knows what the reader has written. */
export function readFor<Answer>(
  deps: Deps,
  request: FastifyRequest,
  read: (db: Database) => Promise<Answer>,
): Promise<Answer> {
  return readSince(deps, getReadPosition(deps, request), read);
}

export function setUpReadPosition(app: App, { config, replica, log }: AppDeps): void {
  if (replica === undefined) return;
  const options = { ...getCookieOptions(config), maxAge: REMEMBER_SECONDS };
  app.addHook("onRoute", (route) => {
    if (isReadRoute(route)) return;
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      async (request, reply) => {
        if (!hasSessionCookie(request, config)) return;
        const position = await replica.readPosition().catch(() => undefined);
        if (position === undefined) return log.warn("the position of a change could not be read");
        writeCookie(reply, getCookieName(config, POSITION_COOKIE), `${position}`, options);
      },
    ];
  });
}
