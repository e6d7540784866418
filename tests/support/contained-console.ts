import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { endRun } from "#features/console/server/bound-backend.service.ts";
import { nameRun } from "#features/console/server/console-backends.repository.ts";
import { runConsoleQuery } from "#features/console/server/run-console-query.usecase.ts";
import { EMBEDDED_LOGINS } from "#server/db/app-roles.ts";
import { ensureConsoleRole, prepareConsole } from "#server/db/console-login.ts";
import { listConsoleViews } from "#server/db/console-views.ts";
import { startEmbeddedDatabase } from "#server/db/embedded-database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createDatabase, createPool } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { siteParts } from "../../src/app/site-parts.ts";
import { startOutsidePostgres } from "../faults/outside-postgres.ts";

const log = { info() {}, warn() {}, error() {} };
const SAMPLE_MS = 10;
const GONE_WITHIN_MS = 60_000;
const MEGABYTE = 1024;

interface Run {
  /** `answered`, or why there is no answer. */
  outcome: string;
  ms: number;
  /** When its backend was gone, counted from the beginning of the run. */
  goneMs: number;
  /** The most that the backend held for itself, in MB. */
  peakMb: number;
}

export interface ContainedConsole {
  run(query: string): Promise<Run>;
  close(): Promise<void>;
}

function readPrivateMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) / MEGABYTE);
  } catch {
    return 0;
  }
}

function watchMemory(pool: pg.Pool, name: string): () => number {
  let pid: number | undefined;
  let peakMb = 0;
  let isAsking = false;
  const timer = setInterval(() => {
    if (pid !== undefined) peakMb = Math.max(peakMb, readPrivateMb(pid));
    if (pid !== undefined || isAsking) return;
    isAsking = true;
    pool
      .query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE application_name = $1", [name])
      .then(({ rows }) => {
        pid = rows[0]?.pid;
      })
      .catch(() => {})
      .finally(() => {
        isAsking = false;
      });
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peakMb;
  };
}

function toContainedConsole(
  pool: pg.Pool,
  settings: pg.ClientConfig,
  stopServer: () => Promise<void>,
): ContainedConsole {
  const db = createDatabase(pool);
  const role = String(settings.user);
  /** The backend is gone, or it is asked for no longer. */
  async function waitUntilGone(name: string, startedAt: number): Promise<number> {
    while (performance.now() - startedAt < GONE_WITHIN_MS) {
      const { rows } = await pool.query("SELECT 1 FROM pg_stat_activity WHERE application_name = $1", [name]);
      if (rows.length === 0) break;
      await sleep(SAMPLE_MS);
    }
    return Math.round(performance.now() - startedAt);
  }

  return {
    async run(query) {
      const name = nameRun(createId(), createId());
      const stopWatch = watchMemory(pool, name);
      const startedAt = performance.now();
      const outcome = await runConsoleQuery(query, {
        settings,
        name,
        stop: new AbortController().signal,
        terminate: () => endRun(db, { role, name }),
      }).then(
        () => "answered",
        (error: Error & { reason?: string }) => error.reason ?? error.message,
      );
      const ms = Math.round(performance.now() - startedAt);
      const goneMs = await waitUntilGone(name, startedAt);
      return { outcome, ms, goneMs, peakMb: stopWatch() };
    },
    async close() {
      await pool.end();
      await stopServer();
    },
  };
}

/** The database that comes with the site, with its roles as at each start. */
export async function openEmbeddedConsole(): Promise<ContainedConsole> {
  const dataDir = await mkdtemp(join(tmpdir(), "bagz-console-"));
  const { connections, stop } = await startEmbeddedDatabase({ dataDir, log, isDurable: false });
  const pool = createPool(connections.app, log);
  await migrate(pool, log);
  await prepareConsole({ pool, consoleConnection: connections.console }, listConsoleViews(siteParts.features), log);
  return toContainedConsole(pool, connections.console, async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  });
}

/** An outside one whose operator gave the console a login and took no function from it. */
export async function openOutsideConsole(): Promise<ContainedConsole> {
  const outside = await startOutsidePostgres();
  const { app, console } = EMBEDDED_LOGINS;
  const superuser = new pg.Client({ connectionString: outside.url });
  await superuser.connect();
  await superuser.query(`CREATE ROLE ${app.user} LOGIN`);
  await ensureConsoleRole(superuser, { role: console.user, password: "unused" });
  await superuser.query(`GRANT ${console.user} TO ${app.user}`);
  await superuser.query(`CREATE DATABASE ${app.database} OWNER ${app.user}`);
  await superuser.end();
  const { host, port } = new pg.Client({ connectionString: outside.url });
  const pool = createPool({ host, port, ...app }, log);
  await migrate(pool, log);
  const settings = { host, port, ...console, password: "unused" };
  await prepareConsole({ pool, consoleConnection: settings }, listConsoleViews(siteParts.features), log);
  return toContainedConsole(pool, settings, () => outside.remove());
}
