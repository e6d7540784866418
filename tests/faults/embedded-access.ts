/** Looks at the embedded database of a data folder from outside the server. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { isProcessAlive, readCommandLine } from "#embedded-postgres/process-identity.ts";
import { findPostmaster, getClusterDir } from "../support/embedded-connection.ts";

interface RunningProcess {
  pid: number;
  parentPid: number;
  command: string;
}

function listProcesses(): RunningProcess[] {
  if (process.platform === "linux") {
    const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
    return pids.map((pid) => ({ pid, parentPid: readParentPid(pid), command: readCommandLine(pid) ?? "" }));
  }
  const lines = execFileSync("ps", ["-axo", "pid=,ppid=,command="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid, parentPid, ...command] = line.trim().split(/\s+/);
    return { pid: Number(pid), parentPid: Number(parentPid), command: command.join(" ") };
  });
}

function readParentPid(pid: number): number {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

/** The databases that run on the folder: never more than one. */
export function listPostmasters(dataDir: string): number[] {
  const programs = listProcesses().filter(({ command }) => command.includes(`postgres -D ${getClusterDir(dataDir)} `));
  // A child that was born this instant still bears its parent's command line.
  const isChild = ({ parentPid }: RunningProcess) => programs.some(({ pid }) => pid === parentPid);
  return programs.filter((program) => !isChild(program)).map(({ pid }) => pid);
}

/** A data folder that goes when the test ends, together with a database left running on it. */
export async function createDataDir(): Promise<string> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), "bagz-fault-data-")));
  onTestFinished(async () => {
    for (const pid of listPostmasters(dataDir)) process.kill(pid, "SIGQUIT");
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  });
  return dataDir;
}

/** Kills the database as a power cut would, without a word to its children. */
export async function killDatabase(dataDir: string): Promise<void> {
  const { pid } = await findPostmaster(dataDir);
  process.kill(pid, "SIGKILL");
  while (isProcessAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 5));
}
