import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** Names one process for ever, although the system hands the same pid out again. */
export interface ProcessIdentity {
  pid: number;
  /** Opaque; undefined where the system does not tell it. */
  startedAt: string | undefined;
  /** Machine start and pid namespace: only inside the same place does a pid mean anything. */
  place: string;
}

/** Fields 3 and 22 of /proc/PID/stat, counted behind the command name, which may hold spaces and brackets. */
const STAT_STATE_INDEX = 0;
const STAT_START_TIME_INDEX = 19;

function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function askPs(pid: number, column: string): string | undefined {
  try {
    const answer = execFileSync("ps", ["-o", `${column}=`, "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return answer.trim() || undefined;
  } catch {
    return undefined;
  }
}

function readStat(pid: number): string[] {
  const stat = readProc(`/proc/${pid}/stat`) ?? "";
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

function readStartTime(pid: number): string | undefined {
  if (process.platform === "win32") return undefined;
  return process.platform === "linux" ? readStat(pid)[STAT_START_TIME_INDEX] : askPs(pid, "lstart");
}

function readPlace(): string {
  if (process.platform !== "linux") return hostname();
  const bootId = readProc("/proc/sys/kernel/random/boot_id")?.trim() ?? hostname();
  return `${bootId} ${readlinkSync("/proc/self/ns/pid")}`;
}

/** Whether the system still knows the number, be it of a dead process that its parent has not collected yet. */
export function isPidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

export function isProcessAlive(pid: number): boolean {
  return isPidTaken(pid) && (process.platform !== "linux" || readStat(pid)[STAT_STATE_INDEX] !== "Z");
}

export function getOwnIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: readStartTime(process.pid), place: readPlace() };
}

/** False also for a process of another machine or container, about which nothing can be known from here. */
export function isSameProcessAlive(identity: ProcessIdentity): boolean {
  if (identity.place !== readPlace() || !isProcessAlive(identity.pid)) return false;
  return identity.startedAt === undefined || identity.startedAt === readStartTime(identity.pid);
}

/** The command line of a process, undefined where it cannot be read. */
export function readCommandLine(pid: number): string | undefined {
  if (process.platform === "win32") return undefined;
  if (process.platform !== "linux") return askPs(pid, "command");
  return readProc(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ").trim() || undefined;
}

function readWorkingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Processes that stand in `folder` (Linux only; elsewhere none are found). */
export function listProcessesInFolder(folder: string): number[] {
  if (process.platform !== "linux") return [];
  const pids = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => readWorkingFolder(pid) === folder);
}
