/** A database for a run of tests, gone with it; what runs left that were killed goes at the next start. */
import { mkdtemp, readdir, realpath, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectEmbedded } from "./embedded-postgres.ts";
import { findLockHolder } from "./owner-lock.ts";
import { SUPERUSER } from "./postgres-cluster.ts";
import { isPostmasterAlive, readPostmaster } from "./postmaster.ts";

const FOLDER_PREFIX = "test-server-";
/** A younger folder may belong to a run that is just starting. */
const ABANDONED_MS = 60_000;

const silentLog = { info() {}, warn() {}, error() {} };

export interface ThrowAwayPostgres {
  /** The superuser's connection string. */
  adminUrl: string;
  stop(): Promise<void>;
}

async function removeAbandonedServers(): Promise<void> {
  const parent = await realpath(tmpdir());
  const names = (await readdir(parent)).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const dataDir of names.map((name) => join(parent, name))) {
    const modifiedMs = (await stat(dataDir).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - modifiedMs < ABANDONED_MS || (await findLockHolder(join(dataDir, "server.lock"))) !== undefined)
      continue;
    const clusterDir = join(dataDir, "postgres");
    const postmaster = await readPostmaster(clusterDir);
    const isRunning = postmaster !== undefined && isPostmasterAlive(postmaster.pid, clusterDir);
    if (isRunning) process.kill(postmaster.pid, "SIGQUIT");
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres> {
  await removeAbandonedServers();
  const dataDir = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  let adminUrl = "";
  const embedded = await connectEmbedded({
    dataDir,
    logins: {},
    async prepare({ host, port }, passwords) {
      adminUrl = `postgresql://${SUPERUSER}:${passwords.superuser}@${encodeURIComponent(host)}:${port}/postgres`;
    },
    log: silentLog,
    isDurable: false,
  });
  return {
    adminUrl,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
