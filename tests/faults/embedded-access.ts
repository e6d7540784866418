/** Looks at the embedded database of a data folder from outside the server. */
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { isProcessAlive } from "#embedded-postgres/process-identity.ts";
import { findPostmaster, getClusterDir } from "../support/embedded-connection.ts";
import { listProcesses, type RunningProcess } from "./processes.ts";

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
