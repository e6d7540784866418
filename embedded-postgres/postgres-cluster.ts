import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { PostgresAccount } from "./postgres-account.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { PostgresStartError } from "./start-error.ts";

const run = promisify(execFile);

export const SUPERUSER = "postgres";
/** Folders under this prefix are unfinished: only the rename that ends the making gives the final name. */
const UNFINISHED_PREFIX = "postgres-unfinished-";

export interface ClusterTools {
  binaries: PostgresBinaries;
  account: PostgresAccount;
}

async function readMajor(clusterDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(clusterDir, "PG_VERSION"), "utf8")).trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    if (code === "EACCES") {
      throw new PostgresStartError(
        `${clusterDir} belongs to another account. Start the site from that account, or give the folder to this one with "chown -R".`,
      );
    }
    throw error;
  }
}

async function refuseForeignFolder(clusterDir: string): Promise<void> {
  const names = await readdir(clusterDir).catch(() => []);
  if (names.length > 0) {
    throw new PostgresStartError(
      `${clusterDir} holds something that is not a PostgreSQL database, and stays untouched. Move it away, or set DATA_DIR.`,
    );
  }
}

/** Whether the folder holds a database of our major version; one of another version is refused, untouched. */
export async function hasCluster(clusterDir: string, major: string): Promise<boolean> {
  const found = await readMajor(clusterDir);
  if (found === undefined) {
    await refuseForeignFolder(clusterDir);
    return false;
  }
  if (found === major) return true;
  throw new PostgresStartError(
    [
      `${clusterDir} was written by PostgreSQL ${found}; this release brings PostgreSQL ${major} and left it untouched.`,
      "Start it with the release that wrote it, or start this release on a new folder:",
      `  DATA_DIR=${dirname(clusterDir)}-${major} npm start`,
    ].join("\n"),
  );
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const unfinished = names.filter((name) => name.startsWith(UNFINISHED_PREFIX));
  // An initdb that outlived its killed server may still write there; what it leaves goes at the next start.
  await Promise.all(
    unfinished.map((name) => rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {})),
  );
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

interface CreateClusterOptions extends ClusterTools {
  clusterDir: string;
  superuserPassword: string;
  /** False only for databases that are thrown away after a test. */
  isDurable?: boolean;
}

/** Makes an empty database beside its final place and moves it there when complete, so a crash leaves nothing half. */
export async function createCluster(options: CreateClusterOptions): Promise<void> {
  const { binaries, account, clusterDir, superuserPassword, isDurable = true } = options;
  const dataDir = dirname(clusterDir);
  await removeUnfinished(dataDir);
  const workDir = join(dataDir, `${UNFINISHED_PREFIX}${randomUUID()}`);
  const newClusterDir = join(workDir, "postgres");
  const passwordFile = join(workDir, "superuser-password");
  await mkdir(workDir, { mode: 0o700 });
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 });
  await account.giveOwnership(workDir);
  await account.giveOwnership(passwordFile);
  const [command, args] = account.wrap(binaries.initdb, [
    `--pgdata=${newClusterDir}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(process.platform === "linux" ? ["--sync-method=syncfs"] : []),
    ...(isDurable ? [] : ["--no-sync"]),
  ]);
  try {
    await run(command, args, account.options);
  } catch (error) {
    const { stderr = "" } = error as { stderr?: string };
    await rm(workDir, { recursive: true, force: true });
    const reason = stderr.trim().split("\n")[0] || (error as Error).message;
    throw new PostgresStartError(`Cannot make a database in ${dataDir}: ${reason}`, { cause: error });
  }
  await rename(newClusterDir, clusterDir);
  await syncFolder(dataDir);
  await rm(workDir, { recursive: true, force: true });
}
