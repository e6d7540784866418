import { randomInt, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getOwnIdentity, isSameProcessAlive, type ProcessIdentity } from "./process-identity.ts";

/**
 * A folder with one file per process that holds the lock or asks for it. Who asks puts up its file first and looks at the
 * others then: of two at the same moment at least one sees the other, and whoever sees a living other takes its own down.
 * Files are never shared, so clearing a dead process's file cannot hit a living one.
 */
export interface OwnerLock {
  release(): Promise<void>;
}

interface Claim extends ProcessIdentity {
  isHolder: boolean;
}

const UNFINISHED_SUFFIX = ".new";
/** Writing a claim takes microseconds; one that is unfinished for longer lost its writer. */
const ABANDONED_MS = 10_000;
/** Two that ask at the same moment both step back, for a random while. */
const STEP_BACK_MS = { min: 5, max: 60 };

function ignoreCode(...codes: string[]): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (!codes.includes(error.code ?? "")) throw error;
  };
}

// Renamed into place, so a reader sees a whole claim or none.
async function writeClaim(path: string, claim: Claim): Promise<void> {
  await writeFile(path + UNFINISHED_SUFFIX, JSON.stringify(claim), { mode: 0o600 });
  await rename(path + UNFINISHED_SUFFIX, path);
}

async function readClaim(path: string): Promise<Claim | undefined> {
  const text = await readFile(path, "utf8").catch(ignoreCode("ENOENT"));
  return text === undefined ? undefined : (JSON.parse(text) as Claim);
}

async function removeIfAbandoned(path: string): Promise<void> {
  const found = await stat(path).catch(ignoreCode("ENOENT"));
  if (found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
}

async function listLivingClaims(folder: string, ownName?: string): Promise<Claim[]> {
  const names = (await readdir(folder).catch(ignoreCode("ENOENT"))) ?? [];
  const living: Claim[] = [];
  for (const name of names.filter((other) => other !== ownName)) {
    if (name.endsWith(UNFINISHED_SUFFIX)) {
      await removeIfAbandoned(join(folder, name));
      continue;
    }
    const claim = await readClaim(join(folder, name));
    if (claim !== undefined && isSameProcessAlive(claim)) living.push(claim);
    else await rm(join(folder, name), { force: true });
  }
  return living;
}

/** The living process that holds the lock, if any. */
export async function findLockHolder(folder: string): Promise<ProcessIdentity | undefined> {
  return (await listLivingClaims(folder)).find(({ isHolder }) => isHolder);
}

async function removeClaim(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true });
  await rm(join(folder, name + UNFINISHED_SUFFIX), { force: true });
}

async function releaseLock(folder: string, name: string): Promise<void> {
  await removeClaim(folder, name);
  await rmdir(folder).catch(ignoreCode("ENOENT", "ENOTEMPTY", "EEXIST"));
}

/** Takes the lock, or returns the living process that holds it. */
export async function acquireOwnerLock(folder: string): Promise<OwnerLock | { holder: ProcessIdentity }> {
  const identity = getOwnIdentity();
  for (;;) {
    const name = randomUUID();
    const path = join(folder, name);
    // NOTE: not recursively: Node answers ENOENT then where nothing may be written.
    await mkdir(folder, { mode: 0o700 }).catch(ignoreCode("EEXIST"));
    try {
      await writeClaim(path, { ...identity, isHolder: false });
      const others = await listLivingClaims(folder, name);
      if (others.length === 0) {
        await writeClaim(path, { ...identity, isHolder: true });
        return { release: () => releaseLock(folder, name) };
      }
      await removeClaim(folder, name);
      const holder = others.find(({ isHolder }) => isHolder);
      if (holder !== undefined) return { holder };
    } catch (error) {
      // The folder went with a release in between.
      ignoreCode("ENOENT")(error as NodeJS.ErrnoException);
    }
    await sleep(randomInt(STEP_BACK_MS.min, STEP_BACK_MS.max));
  }
}
