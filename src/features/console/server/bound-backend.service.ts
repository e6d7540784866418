import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Bytes that the backend of one run may hold for itself; what it shares with the others does not count. */
export const MEMORY_MAX_BYTES = 256 * 1024 * 1024;
/** The site comes first. */
const NICENESS = 10;
const LIMIT_WITHIN_MS = 2000;

/** Whether this process number is a backend of this login, on this machine and in our sight. */
async function isBackend(pid: number, role: string): Promise<boolean> {
  const title = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return title.startsWith("postgres: ") && title.includes(` ${role} `);
}

/**
 * Bounds the memory of a backend on this machine: beyond it an allocation fails, which the database answers with the error
 * `out of memory`, and lives on. Answers false where the system has no such bound, or the database is not ours to bound.
 * NOTE: not the whole address space (`--as`): that one holds the stack too, and a stack that cannot grow is a crash.
 */
export async function boundBackend(pid: number, role: string): Promise<boolean> {
  if (!(await isBackend(pid, role))) return false;
  try {
    setPriority(pid, NICENESS);
    await run("prlimit", ["--pid", String(pid), `--data=${MEMORY_MAX_BYTES}`], { timeout: LIMIT_WITHIN_MS });
    return true;
  } catch {
    return false;
  }
}

/** For one that does not end: it gets what nobody else wants of the machine. */
export async function starveBackend(pid: number, role: string): Promise<void> {
  if (!(await isBackend(pid, role))) return;
  try {
    setPriority(pid, 19);
  } catch {
    // Not ours: it stays as it is.
  }
}
