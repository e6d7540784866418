/** The process: reads the environment, opens the database, listens, and stops cleanly. */
import { findAdministratorProblem } from "#features/auth/server/administrator.usecase.ts";
import { buildApp } from "#server/app.ts";
import type { Clock } from "#server/clock.ts";
import { type Config, loadConfig } from "#server/config.ts";
import { prepareConsole } from "#server/db/console-login.ts";
import { listConsoleViews } from "#server/db/console-views.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createLog } from "#server/log.ts";
import { startOutbox } from "#server/outbox.ts";
import { runStartupTasks } from "#server/startup.ts";
import { findSitePackProblems } from "./pack-check.ts";
import { siteParts } from "./site-parts.ts";

/** After this the process ends even if a request is still running. */
const STOP_WITHIN_MS = 14_000;
const START_FAILED = "start failed";

interface RunOptions {
  clock: Clock;
  /** Folder of the built pages; without it only the API answers. */
  websiteDir?: string | undefined;
}

async function runSite({ clock, websiteDir }: RunOptions): Promise<void> {
  const config = loadConfig();
  const packProblems = findSitePackProblems();
  if (packProblems.length > 0)
    throw new Error(`The pack is wrong:\n${packProblems.map((line) => `  - ${line}`).join("\n")}`);
  const adminProblem = config.admin && findAdministratorProblem(config.admin);
  if (adminProblem !== undefined) throw new Error(adminProblem);
  const log = createLog(config);
  const closers: (() => Promise<unknown>)[] = [];

  let isStopping = false;
  async function stop(reason: string, exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    // A start that fails says one line, which is not this one.
    const level = reason === START_FAILED ? "debug" : "info";
    log[level]({ reason }, "stopping");
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
    const opening = openDatabase(config, log);
    // A signal may come while the database starts: it is awaited then, and not left behind.
    closers.push(() =>
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      ),
    );
    const database = await opening;
    await migrate(database.pool, log);
    const consoleConnection = await prepareConsole(database, listConsoleViews(siteParts.features), log);
    const deps = { config, db: database.db, clock, log, consoleConnection, ...siteParts };
    await runStartupTasks(deps);
    const app = await buildApp(deps, { checkReady: () => database.isReady(), ...(websiteDir && { websiteDir }) });
    closers.push(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    const stopOutbox = startOutbox(deps);
    closers.push(stopOutbox);
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
