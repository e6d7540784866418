import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Database } from "#server/db/open-database.ts";
import { terminateBackends } from "./console-backends.repository.ts";

const run = promisify(execFile);

/** Bytes that the backend of one run may hold for itself; what it shares with the others does not count. */
export const MEMORY_MAX_BYTES = 256 * 1024 * 1024;
/** The site comes first. */
const NICENESS = 10;
const LIMIT_WITHIN_MS = 2000;
/** So long a backend may take to hear that it shall end, and is asked again. */
const HEAR_WITHIN_MS = 250;
const ASKED_TIMES = 40;

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

/** When the process began, which tells it from a later one of the same number; undefined unless it computes. */
async function findStart(pid: number, role: string): Promise<string | undefined> {
  if (!(await isBackend(pid, role))) return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // What stands before the last bracket is a name, and may hold anything.
  const [state, ...values] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return state === "R" ? values[18] : undefined;
}

/**
 * Ends a backend that was told to end and computes on, deep within one function, where the database does not look up.
 * NOTE: SIGFPE is the one signal that PostgreSQL answers at any place with an ordinary error; from there it hears that it was
 * told to end, and leaves in order. Any signal that ends a backend by itself makes the database restart for everybody.
 * Only what has computed without a break is sent one: it is no moment's work that must not be interrupted.
 */
export async function interruptBackend(pid: number, role: string): Promise<void> {
  let before: string | undefined;
  for (let asked = 0; asked < ASKED_TIMES; asked += 1) {
    await sleep(HEAR_WITHIN_MS);
    const start = await findStart(pid, role);
    if (start !== undefined && start === before) {
      try {
        process.kill(pid, "SIGFPE");
      } catch {
        // Not ours: it computes until it is done.
        return;
      }
    }
    before = start;
    if (!(await isBackend(pid, role))) return;
  }
}

/** Ends what is left of a run that did not heed its cancel: as the owner of the database, and for good. */
export async function endRun(db: Database, { role, name }: { role: string; name: string }): Promise<void> {
  const pids = await terminateBackends(db, { role, name });
  await Promise.all(pids.map((pid) => interruptBackend(pid, role)));
}
