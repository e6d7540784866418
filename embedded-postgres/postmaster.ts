import { type ChildProcess, execFile, spawn } from "node:child_process";
import { closeSync, openSync, renameSync, statSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { PostgresAddress } from "./postgres-address.ts";
import type { ClusterTools } from "./postgres-cluster.ts";
import { isPidTaken, isProcessAlive, listProcessesInFolder, readCommandLine } from "./process-identity.ts";

const run = promisify(execFile);

/** The server's log is set aside once when it has grown past this. */
const LOG_MAX_BYTES = 5_000_000;
const FAST_STOP_MS = 10_000;
const IMMEDIATE_STOP_MS = 5000;
const HANGING_STOP_MS = 1000;
const POLL_MS = 20;

/** The process named in postmaster.pid, and where it listens. */
export interface Postmaster {
  pid: number;
  address: PostgresAddress;
  /** It says itself that it does not take connections yet. */
  isStarting: boolean;
}

function listSettings(address: PostgresAddress, isDurable: boolean): string[] {
  const isSocket = address.host.startsWith("/");
  const settings: Record<string, string> = {
    listen_addresses: isSocket ? "" : address.host,
    unix_socket_directories: isSocket ? address.host : "",
    unix_socket_permissions: "0700",
    port: String(address.port),
    max_connections: "50",
    fsync: isDurable ? "on" : "off",
    synchronous_commit: isDurable ? "on" : "off",
    full_page_writes: isDurable ? "on" : "off",
    wal_level: "minimal",
    max_wal_senders: "0",
    max_wal_size: "512MB",
    // One small machine, short queries: neither helper processes nor compiled queries pay.
    io_method: "sync",
    max_parallel_workers_per_gather: "0",
    max_logical_replication_workers: "0",
    jit: "off",
    // After a crash every file is brought to disk before recovery: one call instead of a thousand.
    ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
    // A statement whose client was killed ends soon, and with it the locks it holds.
    ...(process.platform === "win32" ? {} : { client_connection_check_interval: "1s" }),
    timezone: "UTC",
    log_timezone: "UTC",
    // Statements and rows never reach the log: they hold what members wrote.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_MAX_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, "a", 0o600);
}

interface StartPostmasterOptions extends ClusterTools {
  clusterDir: string;
  address: PostgresAddress;
  logPath: string;
  isDurable?: boolean;
}

/** Starts the database as a process of its own, which outlives a killed server and is found again by the next. */
export function startPostmaster(options: StartPostmasterOptions): ChildProcess {
  const { binaries, account, clusterDir, address, logPath, isDurable = true } = options;
  const [command, args] = account.wrap(binaries.postgres, ["-D", clusterDir, ...listSettings(address, isDurable)]);
  const log = openLog(logPath);
  try {
    // Detached: Ctrl-C in the terminal must reach the server alone, which still has requests to finish.
    const child = spawn(command, args, { ...account.options, detached: true, stdio: ["ignore", log, log] });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/** What postmaster.pid says, whether or not it is still true. */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port, socketFolder, listenAddress, , status] = text.split("\n");
  if (!Number(pid)) return undefined;
  const address = { host: socketFolder || listenAddress || "", port: Number(port) };
  return { pid: Number(pid), address, isStarting: status?.trim() === "starting" };
}

/** Whether the pid still is the database on this folder; where command lines are hidden, whether it lives at all. */
export function isPostmasterAlive(pid: number, clusterDir: string): boolean {
  if (!isProcessAlive(pid)) return false;
  return readCommandLine(pid)?.includes(clusterDir) ?? true;
}

/** Clears what a dead postmaster left: its lost children, and a pid file whose number the system still knows. */
export async function clearRemains(clusterDir: string): Promise<void> {
  const children = listProcessesInFolder(clusterDir).filter((pid) =>
    /^postgres:|\/postgres /.test(readCommandLine(pid) ?? ""),
  );
  for (const pid of children) {
    sendSignal(pid, "SIGKILL");
    await waitUntil(() => !isProcessAlive(pid), IMMEDIATE_STOP_MS);
  }
  const named = await readPostmaster(clusterDir);
  // PostgreSQL clears the file itself when the number is free, but takes any other process, even a dead one that
  // nobody collected, for its own kind.
  if (process.platform === "linux" && named !== undefined && isPidTaken(named.pid)) {
    await rm(join(clusterDir, "postmaster.pid"), { force: true });
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function waitUntil(isTrue: () => boolean, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!isTrue()) {
    if (performance.now() > end) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/**
 * Stops the database: cleanly, then without farewell, then by force; each way is safe for the data. One that hangs gets
 * no time for a clean end.
 */
export async function stopPostmaster(
  pid: number,
  clusterDir: string,
  { binaries, isHanging = false }: Pick<ClusterTools, "binaries"> & { isHanging?: boolean },
): Promise<void> {
  if (process.platform === "win32") {
    await run(binaries.pgCtl, ["stop", "-D", clusterDir, "-m", "fast", "-w"]);
    return;
  }
  const steps = [
    ["SIGINT", isHanging ? 0 : FAST_STOP_MS],
    ["SIGQUIT", isHanging ? HANGING_STOP_MS : IMMEDIATE_STOP_MS],
    ["SIGKILL", IMMEDIATE_STOP_MS],
  ] as const;
  for (const [signal, limitMs] of steps) {
    if (!isPostmasterAlive(pid, clusterDir)) return;
    sendSignal(pid, signal);
    if (await waitUntil(() => !isPostmasterAlive(pid, clusterDir), limitMs)) return;
  }
}
