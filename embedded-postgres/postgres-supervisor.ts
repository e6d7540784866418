import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { PostgresAddress } from "./postgres-address.ts";
import type { ClusterTools } from "./postgres-cluster.ts";
import { clearRemains, isPostmasterAlive, readPostmaster, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { PostgresStartError } from "./start-error.ts";
import { connectSupervisor } from "./supervisor-connection.ts";

const POLL_MS = 25;
/** Between two tries to start, for the children of a killed database to end. */
const START_AGAIN_MS = 200;
/** A database that neither answers nor says that it is starting is stopped by force after this. */
const UNRESPONSIVE_MS = 10_000;
/** Repeated failures to start are reported after this; shorter ones come from children of a killed database. */
const START_PATIENCE_MS = 8000;
const RESTART_DELAY_MIN_MS = 100;
const RESTART_DELAY_MAX_MS = 10_000;
/** Sentences of PostgreSQL's log that go into the error message. */
const LOG_TAIL_LINES = 3;

type LogLine = (details: object | string, message?: string) => void;

/** Where the supervisor says what it does: any logger with pino's order of words. */
export type Log = Record<"info" | "warn" | "error", LogLine>;

export interface SupervisorOptions extends ClusterTools {
  clusterDir: string;
  logPath: string;
  address: PostgresAddress;
  superuserPassword: string;
  log: Log;
  /** Called with the supervisor's connection each time the database has come up. */
  onUp(keeper: pg.Client): Promise<void>;
  isDurable?: boolean;
}

export interface PostgresSupervisor {
  /** Stays the same for the supervisor's life, across restarts of the database. */
  address: PostgresAddress;
  stop(): Promise<void>;
}

interface Running {
  keeper: pg.Client;
  /** Made with the keeper, so that an end during the greeting is not missed. */
  ended: Promise<void>;
  address: PostgresAddress;
}

type Finding =
  | ({ state: "up" } & Running)
  | { state: "starting" }
  | { state: "silent"; pid: number }
  | { state: "down" };

async function lookForDatabase({ clusterDir, superuserPassword }: SupervisorOptions): Promise<Finding> {
  const named = await readPostmaster(clusterDir);
  if (named === undefined) return { state: "down" };
  const isAlive = isPostmasterAlive(named.pid, clusterDir);
  if (isAlive && named.isStarting) return { state: "starting" };
  try {
    // Asked even if the pid is unknown here: a database in another container answers all the same.
    const keeper = await connectSupervisor(named.address, superuserPassword);
    const ended = new Promise<void>((resolve) => keeper.once("end", resolve));
    return { state: "up", keeper, ended, address: named.address };
  } catch (error) {
    if (error instanceof PostgresStartError) throw error;
    const { code } = error as { code?: string };
    if (code === "28P01") {
      throw new PostgresStartError(`The database in ${clusterDir} does not know the stored passwords.`, {
        cause: error,
      });
    }
    // 57P03: it starts, recovers from a crash, or stops. 53300: it lives and is full.
    if (code === "57P03" || code === "53300") return { state: "starting" };
    return isAlive ? { state: "silent", pid: named.pid } : { state: "down" };
  }
}

async function describeFailure({ logPath }: SupervisorOptions): Promise<string> {
  const text = await readFile(logPath, "utf8").catch(() => "");
  const lines = text.trim().split("\n").slice(-LOG_TAIL_LINES);
  return `PostgreSQL does not start: ${lines.map((line) => line.replace(/^.*?\] /, "")).join(" ")} (see ${logPath})`;
}

function hasEnded(child: ChildProcess | undefined): boolean {
  return child === undefined || child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

async function greet({ keeper }: Running, { onUp }: SupervisorOptions): Promise<unknown> {
  try {
    await onUp(keeper);
    return undefined;
  } catch (error) {
    await keeper.end().catch(() => {});
    return error;
  }
}

/** Reaches the database on the folder: the one that runs, or else one that it starts. */
async function bringUp(options: SupervisorOptions, stopping: AbortSignal): Promise<Running> {
  const { clusterDir, log } = options;
  let lastSignAt = performance.now();
  let failingSince: number | undefined;
  let child: ChildProcess | undefined;
  let failure: unknown;
  try {
    while (!stopping.aborted) {
      const found = await lookForDatabase(options);
      if (found.state === "up") {
        failure = await greet(found, options);
        if (failure === undefined) {
          log.info(child === undefined ? "the running database was adopted" : "the database is up");
          return found;
        }
      }
      const now = performance.now();
      if (failure !== undefined) failingSince ??= now;
      const isOutOfPatience = failingSince !== undefined && now - failingSince > START_PATIENCE_MS;
      if (isOutOfPatience && failure !== undefined) throw failure;
      if (found.state !== "silent") lastSignAt = now;
      if (found.state === "silent" && now - lastSignAt > UNRESPONSIVE_MS) {
        log.warn({ pid: found.pid }, "the database does not answer and is stopped");
        await stopPostmaster(found.pid, clusterDir, { ...options, isHanging: true });
      }
      if (found.state === "down" && hasEnded(child)) {
        if (child !== undefined) await sleep(START_AGAIN_MS);
        if (isOutOfPatience) throw new PostgresStartError(await describeFailure(options));
        failingSince ??= now;
        await clearRemains(clusterDir);
        child = startPostmaster(options);
        child.once("error", () => {});
      }
      await sleep(POLL_MS);
    }
    throw new PostgresStartError("The database is being stopped.");
  } catch (error) {
    if (child?.pid !== undefined) await stopPostmaster(child.pid, clusterDir, options);
    throw error;
  }
}

/** Keeps one database running on the folder until stopped: adopts or starts it, and starts it again when it dies. */
export async function superviseDatabase(options: SupervisorOptions): Promise<PostgresSupervisor> {
  const { clusterDir, log } = options;
  const stopping = new AbortController();
  let recovery: Promise<void> | undefined;

  async function recover(): Promise<void> {
    log.error("the database ended; starting it again");
    let delayMs = RESTART_DELAY_MIN_MS;
    while (!stopping.signal.aborted) {
      try {
        running = await bringUp({ ...options, address: running.address }, stopping.signal);
        watch(running.ended);
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.error({ err: error }, "the database is still down");
        await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
        delayMs = Math.min(delayMs * 2, RESTART_DELAY_MAX_MS);
      }
    }
  }

  function watch(ended: Promise<void>): void {
    ended.then(() => {
      if (!stopping.signal.aborted) recovery = recover();
    });
  }

  let running = await bringUp(options, stopping.signal);
  watch(running.ended);

  return {
    address: running.address,
    async stop() {
      stopping.abort();
      await recovery;
      await running.keeper.end().catch(() => {});
      const named = await readPostmaster(clusterDir);
      if (named !== undefined) await stopPostmaster(named.pid, clusterDir, options);
    },
  };
}
