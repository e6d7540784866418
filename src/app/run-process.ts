/** The process: reads the environment, opens the database, listens, and stops cleanly. */
import { setTimeout as sleep } from "node:timers/promises";
import { lockDataDir } from "#embedded-postgres/embedded-postgres.ts";
import { findAdministratorProblem } from "#features/auth/server/administrator.usecase.ts";
import { pack } from "#pack/pack.ts";
import { buildApp } from "#server/app.ts";
import type { Clock } from "#server/clock.ts";
import { type Config, getSiteOrigin, loadConfig } from "#server/config.ts";
import { claimDataDir, refuseOtherCommunity } from "#server/data-dir-owner.ts";
import { prepareConsole } from "#server/db/console-login.ts";
import { listConsoleViews } from "#server/db/console-views.ts";
import { migrate } from "#server/db/migrate.ts";
import { type OpenDatabase, openDatabase } from "#server/db/open-database.ts";
import { openReadReplica, type ReadReplica } from "#server/db/read-replica.ts";
import { type HeldDatabase, lockForServer } from "#server/db/server-lock.ts";
import type { AppDeps } from "#server/deps.ts";
import { createLog } from "#server/log.ts";
import { startOutbox } from "#server/outbox.ts";
import { openRedis, type RedisLink } from "#server/redis/redis-link.ts";
import { connectSiteEvents } from "#server/site-events.ts";
import { runStartupTasks } from "#server/startup.ts";
import { findSitePackProblems } from "./pack-check.ts";
import { siteParts } from "./site-parts.ts";
import { checkSettings } from "./start-checks.ts";
import { openTerminal } from "./terminal.ts";

/** After this the process ends even if a request is still running. */
const STOP_WITHIN_MS = 14_000;
const START_FAILED = "start failed";
/** So long the terminal's last line waits for warnings that still come. */
const CHECKS_PATIENCE_MS = 3000;

interface RunOptions {
  clock: Clock;
  /** Folder of the built pages; without it only the API answers. */
  websiteDir?: string | undefined;
}

function readSettings(): Config {
  const config = loadConfig();
  const packProblems = findSitePackProblems();
  if (packProblems.length > 0)
    throw new Error(`The pack is wrong:\n${packProblems.map((line) => `  - ${line}`).join("\n")}`);
  const adminProblem = config.admin && findAdministratorProblem(config.admin);
  if (adminProblem !== undefined) throw new Error(adminProblem);
  return config;
}

type Closer = () => Promise<unknown>;

/** The embedded database locks its folder itself; with one outside, folder and database are taken here. */
async function takeOutside({ databaseUrl, dataDir }: Config, closers: Closer[]): Promise<void> {
  if (databaseUrl !== undefined) closers.push(await lockDataDir(dataDir));
}

async function takeDatabase(
  { databaseUrl, redisUrl, s3Url }: Config,
  { pool }: OpenDatabase,
  log: AppDeps["log"],
): Promise<HeldDatabase | undefined> {
  if (databaseUrl === undefined) return undefined;
  const missing = Object.entries({ REDIS_URL: redisUrl, S3_URL: s3Url }).flatMap(([name, value]) =>
    value === undefined ? name : [],
  );
  return lockForServer(pool, log, { missing });
}

async function joinOthers(
  { redisUrl }: Config,
  log: AppDeps["log"],
  closers: Closer[],
): Promise<RedisLink | undefined> {
  if (redisUrl === undefined) return undefined;
  const redis = await openRedis(redisUrl, log);
  closers.push(() => redis.close());
  connectSiteEvents(redis);
  return redis;
}

/** Before the database is opened, whose connections take part. */
async function startTraces({ traces }: Config, log: AppDeps["log"], closers: Closer[]): Promise<void> {
  if (traces === undefined) return;
  const { openTraces } = await import("#server/traces/open-traces.ts");
  closers.push(openTraces(traces, log));
}

async function openStandby(
  { databaseReadUrl: url }: Config,
  { pool: primary }: OpenDatabase,
  log: AppDeps["log"],
  closers: Closer[],
): Promise<ReadReplica | undefined> {
  if (url === undefined) return undefined;
  const replica = await openReadReplica({ primary, url }, log);
  closers.push(() => replica.close());
  return replica;
}

async function runSite({ clock, websiteDir }: RunOptions): Promise<void> {
  const config = readSettings();
  const terminal = openTerminal(process.stdout, config);
  const log = createLog(config, terminal?.reader);
  const closers: Closer[] = [];

  let isStopping = false;
  let isListening = false;
  async function stop(reason: string, exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    // A start that fails says one line, which is not this one.
    const level = reason === START_FAILED ? "debug" : "info";
    log[level]({ reason }, "stopping");
    // Who sends visitors hears from /readyz that none shall come, and until it has asked they are answered.
    if (isListening && reason === "SIGTERM") await sleep(config.stopDelayMs);
    setTimeout(() => process.exit(exitCode || 1), STOP_WITHIN_MS).unref();
    for (const close of closers.reverse()) await close().catch((error) => log.error({ err: error }, "stop failed"));
    log[level]("stopped");
    process.exit(exitCode);
  }
  process.on("SIGTERM", () => void stop("SIGTERM", 0));
  process.on("SIGINT", () => void stop("SIGINT", 0));
  // The state after an error nobody caught is unknown: stop cleanly and let the supervisor start anew.
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      void stop(event, 1);
    });
  }

  try {
    await startTraces(config, log, closers);
    terminal?.say(`opening the database (${config.databaseUrl === undefined ? config.dataDir : "DATABASE_URL"})…`);
    await takeOutside(config, closers);
    refuseOtherCommunity(config.dataDir, pack.id);
    const opening = openDatabase(config, log);
    // A signal may come while the database starts: it is awaited then, and not left behind.
    closers.push(() =>
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      ),
    );
    const database = await opening;
    claimDataDir(config.dataDir, pack.id);
    const held = await takeDatabase(config, database, log);
    if (held !== undefined) closers.push(held.release);
    terminal?.say("bringing its tables to this release…");
    await migrate(database.pool, log);
    await held?.share();
    const consoleConnection = await prepareConsole(database, listConsoleViews(siteParts.features), log);
    const checking = checkSettings({ config, ...siteParts }, log);
    const redis = await joinOthers(config, log, closers);
    const replica = await openStandby(config, database, log, closers);
    const deps = { config, db: database.db, replica, clock, log, consoleConnection, redis, ...siteParts };
    closers.push(await runStartupTasks(deps));
    const readiness = { checkReady: () => database.isReady(), isStopping: () => isStopping };
    const app = await buildApp(deps, { ...readiness, ...(websiteDir && { websiteDir }) });
    closers.push(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    isListening = true;
    const stopOutbox = startOutbox(deps);
    closers.push(stopOutbox);
    await Promise.race([checking, sleep(CHECKS_PATIENCE_MS, undefined, { ref: false })]);
    if (!isStopping) terminal?.say(`\nThe site is ready: ${getSiteOrigin(config)} (Ctrl+C stops it)`);
  } catch (error) {
    log.debug({ err: error }, START_FAILED);
    if (!isStopping) process.stderr.write(`${describeStartFailure(error, config)}\n`);
    await stop(START_FAILED, 1);
  }
}

/** The one line for the terminal; LOG_LEVEL=debug shows the whole story. */
function describeStartFailure(error: unknown, config?: Config): string {
  const { code, message } =
    error instanceof Error ? (error as Error & { code?: string }) : { code: "", message: String(error) };
  if (code === "EADDRINUSE") return `Port ${config?.port} is taken: stop what uses it, or set PORT to another one.`;
  return message;
}

/** Runs until a signal comes, or ends the process with one line that says why it could not start. */
export function runProcess(options: RunOptions): void {
  runSite(options).catch((error: unknown) => {
    process.stderr.write(`${describeStartFailure(error)}\n`);
    process.exit(1);
  });
}
