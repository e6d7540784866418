import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import pg from "pg";
import { requireUser } from "#server/current-user.ts";
import type { Database } from "#server/db/open-database.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { type AppError, createError } from "#server/errors.ts";
import { limitTo, scaleLimit } from "#server/plugins/limits.ts";
import { getReadPosition } from "#server/read-position.ts";
import { BUSY_HEADERS, createSemaphore } from "#server/semaphore.ts";
import { createSiteEvent } from "#server/site-events.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { consoleErrors } from "../console.errors.ts";
import { type ConsoleResult, consoleCancelSchema, consoleQuerySchema, consoleResultSchema } from "../console.schema.ts";
import { endRun } from "./bound-backend.service.ts";
import { hasBackend, nameRun } from "./console-backends.repository.ts";
import type { ConnectOptions, StopReason } from "./console-connection.service.ts";
import { countRuns, createRun, finishRun } from "./console-runs.repository.ts";
import { findTextProblem } from "./find-text-problem.usecase.ts";
import { ConsoleQueryError, ConsoleUnavailableError, runConsoleQuery } from "./run-console-query.usecase.ts";

/** Queries of one administrator in a minute. */
const QUERIES_PER_MINUTE = 20;
/** Calls of one address in a minute, refused ones too: each of those is a row as well. */
const CALLS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;
/** The login may have more connections: one that does not end takes nobody's place. */
const SEMAPHORE_LIMITS = {
  permits: 2,
  queueMax: 4,
  createBusyError: () => createError(consoleErrors, "console.busy", { headers: BUSY_HEADERS }),
};

const UNAVAILABLE_CODES = {
  unreachable: "console.unreachable",
  busy: "console.busy",
  unsafe: "console.unsafe",
} as const satisfies Record<ConsoleUnavailableError["reason"], string>;

/** How long the last run of an administrator may take to leave the database before the next is refused. */
const LEAVE_WITHIN_MS = 500;
const LEAVE_POLL_MS = 50;

/** Tells whose query is to end, in whichever process it runs. */
const cancelled = createSiteEvent("console-cancel");

interface Run {
  /** Where it may run, the first that answers. */
  places: readonly Place[];
  userId: string;
  query: string;
  stop: AbortSignal;
}

/** A server that answers the console, and the site's own login to it. */
interface Place {
  settings: pg.ClientConfig;
  db: Database;
}

/** The console's login exists on the standby too, which has all that its primary has. */
function listPlaces(
  { db, replica, config }: Pick<AppDeps, "db" | "replica" | "config">,
  settings: pg.ClientConfig,
  request: FastifyRequest,
): Place[] {
  const primary = { settings, db };
  if (replica === undefined || settings.connectionString === undefined) return [primary];
  if (!replica.has(getReadPosition({ config, db, replica }, request))) return [primary];
  const { hostname, port, search } = replica.address;
  const url = Object.assign(new URL(settings.connectionString), { hostname, port, search });
  return [{ settings: { ...settings, connectionString: url.href }, db: replica.db }, primary];
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ConsoleUnavailableError && error.reason === "unreachable";
}

function toAppError(error: unknown): unknown {
  // The administrator's own words may stand in the message; the panel decides by the status and never by them.
  if (error instanceof ConsoleQueryError) {
    return createError(consoleErrors, "console.failed", { field: "query", details: { reason: error.message } });
  }
  if (error instanceof ConsoleUnavailableError) {
    return createError(consoleErrors, UNAVAILABLE_CODES[error.reason], { headers: { "retry-after": "5" } });
  }
  return error;
}

/** Ends with the caller: nobody reads an answer after hanging up. */
function createStop(reply: FastifyReply): AbortController {
  const stop = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) stop.abort("hang-up" satisfies StopReason);
  });
  return stop;
}

export function registerConsoleRoutes(app: App, deps: AppDeps): void {
  const { db, replica, config, clock, log, consoleConnection } = deps;
  /** Who has a query running in this process, and what ends it. */
  const running = new Map<string, AbortController>();
  const stopListening = cancelled.listen((userId) => running.get(userId)?.abort("cancelled" satisfies StopReason));
  app.addHook("onClose", async () => stopListening());
  const semaphore = createSemaphore(SEMAPHORE_LIMITS);
  const role = new pg.Client(consoleConnection).user ?? "";

  async function findLimitProblem(userId: string): Promise<AppError | undefined> {
    const startedAfter = new Date(clock.now().getTime() - MINUTE_MS);
    if ((await countRuns(db, { userId, startedAfter })) < scaleLimit(config, QUERIES_PER_MINUTE)) return undefined;
    return createError(consoleErrors, "console.rate_limited", { headers: { "retry-after": "60" } });
  }

  async function refuse(userId: string, query: string, problem: AppError): Promise<never> {
    await createRun(db, { userId, query, outcome: "refused", reason: problem.code, now: clock.now() });
    throw problem;
  }

  async function isRunningSomewhere(userId: string): Promise<boolean> {
    if (await hasBackend(db, { role, userId })) return true;
    return replica?.has(0n) === true && (await hasBackend(replica.db, { role, userId }).catch(() => false));
  }

  async function runSomewhere(
    [place, ...others]: readonly Place[],
    run: Pick<ConnectOptions, "name" | "stop"> & { query: string },
  ): Promise<ConsoleResult> {
    if (place === undefined) throw new ConsoleUnavailableError("unreachable");
    const { query, name, stop } = run;
    const { settings } = place;
    try {
      return await runConsoleQuery(query, { settings, name, stop, terminate: () => terminate(place, name) });
    } catch (error) {
      if (others.length === 0 || !isUnreachable(error)) throw error;
      return runSomewhere(others, run);
    }
  }

  /** Recorded before it runs: not even a query that takes the server down is forgotten. */
  async function runRecorded({ places, userId, query, stop }: Run): Promise<ConsoleResult> {
    const startedAt = performance.now();
    const id = await createRun(db, { userId, query, outcome: "running", now: clock.now() });
    const getDuration = () => Math.round(performance.now() - startedAt);
    try {
      const name = nameRun(userId, id);
      const result = await semaphore.acquire(() => runSomewhere(places, { query, name, stop }));
      await finishRun(db, id, { outcome: "answered", rowCount: result.rowCount, durationMs: getDuration() });
      return result;
    } catch (error) {
      const isKnown = error instanceof ConsoleQueryError || error instanceof ConsoleUnavailableError;
      if (error instanceof ConsoleUnavailableError) log.warn({ err: error }, "the console could not ask the database");
      await finishRun(db, id, {
        outcome: "failed",
        reason: isKnown ? error.reason : "error",
        durationMs: getDuration(),
      });
      throw toAppError(error);
    }
  }

  /** What computes without listening outlives its cancel: its administrator alone waits until it has ended. */
  async function isLeaving(userId: string): Promise<boolean> {
    const end = performance.now() + LEAVE_WITHIN_MS;
    while (await isRunningSomewhere(userId)) {
      if (performance.now() > end) return true;
      await sleep(LEAVE_POLL_MS);
    }
    return false;
  }

  async function terminate(place: Place, name: string): Promise<void> {
    try {
      await endRun(place.db, { role, name });
    } catch (error) {
      log.warn({ err: error }, "the owner of the database may not end the console's connections");
    }
  }

  async function answer(request: FastifyRequest, query: string, stop: AbortSignal): Promise<ConsoleResult> {
    const { id: userId } = requireUser(request);
    const limitProblem = await findLimitProblem(userId);
    if (limitProblem !== undefined) return refuse(userId, query, limitProblem);
    // NOTE: never the application's own login instead: whatever the query is confined by, that one may write and read all.
    if (consoleConnection === undefined) {
      return refuse(userId, query, createError(consoleErrors, "console.off"));
    }
    if (await isLeaving(userId)) return refuse(userId, query, createError(consoleErrors, "console.one_at_a_time"));
    return runRecorded({ places: listPlaces(deps, consoleConnection, request), userId, query, stop });
  }

  app.post(
    "/api/admin/sql",
    {
      config: { access: "admin", rateLimit: limitTo(config, CALLS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Ask the database, read-only",
        description:
          "One SELECT, WITH, VALUES or TABLE over the console's views, EXPLAIN of one, or SHOW; at most 1000 rows and 1 MB come back.",
        body: consoleQuerySchema,
        response: { 200: consoleResultSchema, "4xx": errorBodySchema, 503: errorBodySchema },
      },
    },
    async (request, reply) => {
      const { id: userId } = requireUser(request);
      const { query } = request.body;
      const textProblem = findTextProblem(query);
      if (textProblem !== undefined) return refuse(userId, query, textProblem);
      if (running.has(userId)) {
        return refuse(userId, query, createError(consoleErrors, "console.one_at_a_time"));
      }
      // Taken before anything is awaited, so that of two calls at once one finds it taken.
      const stop = createStop(reply);
      running.set(userId, stop);
      try {
        return await answer(request, query, stop.signal);
      } finally {
        running.delete(userId);
      }
    },
  );

  app.delete(
    "/api/admin/sql",
    {
      config: { access: "admin", rateLimit: limitTo(config, CALLS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Cancel your running query",
        response: { 200: consoleCancelSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: userId } = requireUser(request);
      const isRunning = running.has(userId) || (await isRunningSomewhere(userId));
      cancelled.tell(userId);
      return { cancelled: isRunning };
    },
  );
}
