import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import { DatabaseStartError } from "./database-start-error.ts";
import type { PostgresAddress } from "./postgres-address.ts";
import type { ClusterTools } from "./postgres-cluster.ts";
import { connectKeeper } from "./postgres-keeper.ts";
import { clearRemains, isPostmasterAlive, readPostmaster, startPostmaster, stopPostmaster } from "./postmaster.ts";

const POLL_MS = 25;
/** A database that neither answers nor says that it is starting is stopped by force after this. */
const UNRESPONSIVE_MS = 15_000;
/** Repeated failures to start are reported after this; shorter ones come from children of a killed database. */
const START_PATIENCE_MS = 8000;
const RESTART_DELAY_MIN_MS = 100;
const RESTART_DELAY_MAX_MS = 10_000;
/** Sentences of PostgreSQL's log that go into the error message. */
const LOG_TAIL_LINES = 3;

export interface SupervisorOptions extends ClusterTools {
  clusterDir: string;
  logPath: string;
  address: PostgresAddress;
  superuserPassword: string;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
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
  address: PostgresAddress;
  isAdopted: boolean;
}

type Attempt = { keeper: pg.Client } | { isStarting: boolean };

async function tryKeeper(
  address: PostgresAddress,
  { superuserPassword, clusterDir }: SupervisorOptions,
): Promise<Attempt> {
  try {
    return { keeper: await connectKeeper(address, superuserPassword) };
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    const { code } = error as { code?: string };
    if (code === "28P01") {
      throw new DatabaseStartError(`The database in ${clusterDir} does not know the stored passwords.`, {
        cause: error,
      });
    }
    // 57P03: it starts, recovers from a crash, or stops. 53300: it lives and is full.
    return { isStarting: code === "57P03" || code === "53300" };
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

/** Reaches the database on the folder: the one that runs, or else one that it starts. */
async function bringUp(options: SupervisorOptions, isStopping: () => boolean): Promise<Running> {
  const { clusterDir, log, onUp } = options;
  const beganAt = performance.now();
  let child: ChildProcess | undefined;
  let failure: unknown;
  let lastSignAt = beganAt;
  try {
    while (!isStopping()) {
      const named = await readPostmaster(clusterDir);
      // Asked before any look at the pid: a database in another container answers here, though its pid means nothing.
      const attempt = named === undefined ? { isStarting: false } : await tryKeeper(named.address, options);
      if (named !== undefined && "keeper" in attempt) {
        try {
          await onUp(attempt.keeper);
          return { keeper: attempt.keeper, address: named.address, isAdopted: child === undefined };
        } catch (error) {
          failure = error;
          await attempt.keeper.end().catch(() => {});
        }
      }
      const now = performance.now();
      if ("isStarting" in attempt && attempt.isStarting) lastSignAt = now;
      const isAlive = named !== undefined && isPostmasterAlive(named.pid, clusterDir);
      if (now - beganAt > START_PATIENCE_MS && (failure !== undefined || (!isAlive && child !== undefined))) {
        throw failure ?? new DatabaseStartError(await describeFailure(options));
      }
      if (isAlive && now - lastSignAt > UNRESPONSIVE_MS) {
        log.warn({ pid: named.pid }, "the database does not answer and is stopped");
        await stopPostmaster(named.pid, clusterDir, options);
        lastSignAt = performance.now();
      } else if (!isAlive && hasEnded(child)) {
        await clearRemains(clusterDir);
        child = startPostmaster(options);
        child.once("error", () => {});
        lastSignAt = performance.now();
      }
      await sleep(POLL_MS);
    }
    throw new DatabaseStartError("The database is being stopped.");
  } catch (error) {
    if (child?.pid !== undefined) await stopPostmaster(child.pid, clusterDir, options);
    throw error;
  }
}

/** Keeps one database running on the folder until stopped: adopts or starts it, and starts it again when it dies. */
export async function superviseDatabase(options: SupervisorOptions): Promise<PostgresSupervisor> {
  const { clusterDir, log } = options;
  let isStopping = false;
  let recovery: Promise<void> | undefined;

  async function recover(): Promise<void> {
    log.error("the database ended; starting it again");
    for (let delayMs = RESTART_DELAY_MIN_MS; !isStopping; delayMs = Math.min(delayMs * 2, RESTART_DELAY_MAX_MS)) {
      try {
        running = await bringUp({ ...options, address: running.address }, () => isStopping);
        watch(running.keeper);
        log.info("the database is back");
        return;
      } catch (error) {
        if (!isStopping) log.error({ err: error }, "the database is still down");
        await sleep(delayMs);
      }
    }
  }

  function watch(keeper: pg.Client): void {
    keeper.once("end", () => {
      if (!isStopping) recovery = recover();
    });
  }

  let running = await bringUp(options, () => isStopping);
  watch(running.keeper);
  log.info({ adopted: running.isAdopted }, "the database is up");

  return {
    address: running.address,
    async stop() {
      isStopping = true;
      await recovery;
      await running.keeper.end().catch(() => {});
      const named = await readPostmaster(clusterDir);
      if (named !== undefined) await stopPostmaster(named.pid, clusterDir, options);
    },
  };
}
