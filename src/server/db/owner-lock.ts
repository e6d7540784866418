import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { getOwnIdentity, isSameProcessAlive, type ProcessIdentity } from "./process-identity.ts";

export interface OwnerLock {
  release(): Promise<void>;
}

/** Between a rival's creation of the file and its writing lie microseconds; longer means it died there. */
const HALF_WRITTEN_MS = 200;

async function createLockFile(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function readContent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function parseHolder(content: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(content) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

/** The living process that holds the lock, if any. */
export async function findLockHolder(path: string): Promise<ProcessIdentity | undefined> {
  let content = await readContent(path);
  if (content === "") {
    await sleep(HALF_WRITTEN_MS);
    content = await readContent(path);
  }
  const holder = content === undefined ? undefined : parseHolder(content);
  return holder !== undefined && isSameProcessAlive(holder) ? holder : undefined;
}

// Two starters may both judge the same file stale. Moving it away is atomic, and what was moved is looked at again:
// if it is a rival's fresh lock and not the stale one, it goes back.
async function removeStaleLock(path: string): Promise<void> {
  const movedPath = `${path}.${randomUUID()}`;
  try {
    await rename(path, movedPath);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if ((await findLockHolder(movedPath)) === undefined) await rm(movedPath, { force: true });
  else await rename(movedPath, path);
}

/** Takes the lock file, or returns the living process that holds it. A file left by a dead process is taken over. */
export async function acquireOwnerLock(path: string): Promise<OwnerLock | { holder: ProcessIdentity }> {
  const content = JSON.stringify(getOwnIdentity());
  for (;;) {
    if (await createLockFile(path, content)) return { release: () => releaseOwnerLock(path, content) };
    const holder = await findLockHolder(path);
    if (holder !== undefined) return { holder };
    await removeStaleLock(path);
  }
}

async function releaseOwnerLock(path: string, content: string): Promise<void> {
  if ((await readContent(path)) === content) await rm(path, { force: true });
}
