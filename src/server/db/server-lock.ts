/** Who may work with an outside database: one server alone, or several that share files and limits. */
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import { DatabaseStartError } from "./database-start-error.ts";
import { connectForLongWork, listPendingMigrations } from "./migrate.ts";

/** Any number, the same for every release. */
const SERVER_LOCK = 8_241_193;
/** A server that stops takes 15 seconds at most: at a restart the next one waits for it. */
const WAIT_MS = 20_000;
const POLL_MS = 500;
const RECONNECT_MS = 2000;
/** So PostgreSQL sees within half a minute that the machine of a holder is gone. */
const KEEPALIVE =
  "SET idle_session_timeout = 0; SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

type Log = Pick<FastifyBaseLogger, "info" | "error">;

async function connect(pool: pg.Pool): Promise<pg.Client> {
  const client = await connectForLongWork(pool, `site server ${hostname().slice(0, 36)} ${process.pid}`);
  await client.query(KEEPALIVE);
  return client;
}

/** Shared with others that lack nothing either, or alone: so too while the tables change, under which nobody works. */
async function tryLock(client: pg.Client, { missing }: Pick<ServerLock, "missing">): Promise<boolean> {
  const isShared = missing.length === 0 && (await listPendingMigrations(client)).length === 0;
  const take = isShared ? "pg_try_advisory_lock_shared" : "pg_try_advisory_lock";
  const { rows } = await client.query<{ isOurs: boolean }>(`SELECT ${take}(${SERVER_LOCK}) AS "isOurs"`);
  return rows[0]?.isOurs === true;
}

/** Machine and process of the holder, as its connection names itself. */
async function describeHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT regexp_replace(application_name, '^site server ', '') AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND objid = ${SERVER_LOCK} AND granted
       AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows[0]?.name ?? "unknown";
}

function describeWay({ missing }: Pick<ServerLock, "missing">, pending: readonly string[]): string {
  if (missing.length === 0 && pending.length > 0) {
    return `This release changes its tables (${pending.join(", ")}): stop every server of the release before, then start this one.`;
  }
  if (missing.length === 0) return "Stop that one first: it has no REDIS_URL or no S3_URL, and so works alone.";
  return `Stop that one first, or set ${missing.join(" and ")}: servers that share a database share limits and files too.`;
}

async function waitForLock(client: pg.Client, log: Log, lock: Required<ServerLock>): Promise<void> {
  const { waitMs } = lock;
  const end = performance.now() + waitMs;
  for (let isFirst = true; !(await tryLock(client, lock)); isFirst = false) {
    if (performance.now() > end) {
      throw new DatabaseStartError(
        `The database of DATABASE_URL is in use by another server (machine and process: ${await describeHolder(client)}). ${describeWay(lock, await listPendingMigrations(client))}`,
      );
    }
    if (isFirst) log.info({ holder: await describeHolder(client) }, "waiting for another server to leave the database");
    await sleep(Math.min(POLL_MS, waitMs));
  }
}

interface ServerLock {
  /** Settings without which a server shares a database with no other. */
  missing: readonly string[];
  waitMs?: number;
}

export interface HeldDatabase {
  /** After the tables have been brought to this release: lets others in that share what we share. */
  share(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the database for this process until it is released; the connection holds it, so that a killed process leaves it
 * at once. A connection that was lost is replaced.
 */
export async function lockForServer(
  pool: pg.Pool,
  log: Log,
  { missing, waitMs = WAIT_MS }: ServerLock,
): Promise<HeldDatabase> {
  let client = await connect(pool);
  let isReleased = false;

  async function takeAgain(): Promise<void> {
    for (let hasTold = false; !isReleased; await sleep(RECONNECT_MS, undefined, { ref: false })) {
      try {
        client = await connect(pool);
        if (await tryLock(client, { missing })) return watch();
        if (!hasTold)
          log.error({ holder: await describeHolder(client) }, "another server took the database: stop one of the two");
        hasTold = true;
        await client.end();
      } catch {
        // The database is still away, which the pool tells.
      }
    }
  }

  function watch(): void {
    client.once("end", () => {
      if (!isReleased) void takeAgain();
    });
  }

  try {
    await waitForLock(client, log, { missing, waitMs });
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  watch();
  return {
    async share() {
      if (missing.length > 0) return;
      // Taken before the other is given back, so that nobody comes in between; both may be held by one connection.
      await client.query(`SELECT pg_advisory_lock_shared(${SERVER_LOCK})`);
      await client.query(`SELECT pg_advisory_unlock(${SERVER_LOCK})`);
    },
    async release() {
      isReleased = true;
      await client.end().catch(() => {});
    },
  };
}
