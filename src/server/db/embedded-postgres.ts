import { mkdir, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import { DatabaseStartError } from "./database-start-error.ts";
import { acquireOwnerLock, findLockHolder, type OwnerLock } from "./owner-lock.ts";
import { choosePostgresAccount } from "./postgres-account.ts";
import { prepareAddress } from "./postgres-address.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { createCluster, hasCluster } from "./postgres-cluster.ts";
import { loadPasswords, type PostgresPasswords } from "./postgres-passwords.ts";
import { APP_DATABASE, APP_ROLE, CONSOLE_ROLE, ensureRoles } from "./postgres-roles.ts";
import { superviseDatabase } from "./postgres-supervisor.ts";
import { readPostmaster } from "./postmaster.ts";

/** How long a tool waits for a server that is still starting its database. */
const ATTACH_WAIT_MS = 30_000;
const ATTACH_POLL_MS = 100;

export interface EmbeddedPostgres {
  /** Settings of the application's own role and database. */
  connection: pg.ClientConfig;
  /** Settings of the read-only console's own role. */
  consoleConnection: pg.ClientConfig;
  /** False where another process supervises the database. */
  isOwner: boolean;
  /** Stops the database if this process owns it. */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  /** For tools: use the database of a running server, if there is one, instead of refusing to start beside it. */
  attach?: boolean;
  /** False only for databases that are thrown away after a test. */
  isDurable?: boolean;
}

function getPaths(dataDir: string) {
  return {
    clusterDir: join(dataDir, "postgres"),
    lockPath: join(dataDir, "server.lock"),
    logPath: join(dataDir, "postgres.log"),
    passwordsPath: join(dataDir, "postgres-passwords.json"),
  };
}

function toConnections(address: { host: string; port: number }, passwords: PostgresPasswords) {
  const place = { ...address, database: APP_DATABASE };
  return {
    connection: { ...place, user: APP_ROLE, password: passwords.app },
    consoleConnection: { ...place, user: CONSOLE_ROLE, password: passwords.console },
  };
}

/** Makes the folder if need be and returns its real path, which is what processes are known to stand in. */
async function makeDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return await realpath(dataDir);
  } catch (error) {
    throw new DatabaseStartError(`Cannot make the data folder ${dataDir}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function lockDataFolder(lockPath: string): ReturnType<typeof acquireOwnerLock> {
  try {
    return await acquireOwnerLock(lockPath);
  } catch (error) {
    throw new DatabaseStartError(`Cannot write in the data folder: ${(error as Error).message}`, { cause: error });
  }
}

async function startAsOwner(options: EmbeddedOptions, lock: OwnerLock): Promise<EmbeddedPostgres> {
  const { dataDir, log, isDurable } = options;
  const { clusterDir, logPath, passwordsPath } = getPaths(dataDir);
  const binaries = await findPostgresBinaries();
  const isMade = await hasCluster(clusterDir, binaries.major);
  const passwords = await loadPasswords(passwordsPath, isMade);
  const account = await choosePostgresAccount(binaries, { dataDir, clusterDir });
  const tools = { binaries, account, clusterDir, isDurable, superuserPassword: passwords.superuser };
  if (!isMade) {
    log.info(`making a database in ${clusterDir}, run as ${account.label}`);
    await createCluster(tools);
  }
  const supervisor = await superviseDatabase({
    ...tools,
    logPath,
    log,
    address: await prepareAddress(dataDir, passwords.superuser, account),
    onUp: (keeper) => ensureRoles(keeper, passwords),
  });
  return {
    ...toConnections(supervisor.address, passwords),
    isOwner: true,
    async stop() {
      await supervisor.stop();
      if (supervisor.address.host.startsWith("/")) await rm(supervisor.address.host, { recursive: true, force: true });
      await lock.release();
    },
  };
}

async function canConnect(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function tryAttach(dataDir: string): Promise<EmbeddedPostgres | undefined> {
  const { clusterDir, passwordsPath } = getPaths(dataDir);
  const postmaster = await readPostmaster(clusterDir);
  if (postmaster === undefined) return undefined;
  const passwords = await loadPasswords(passwordsPath, true);
  const connections = toConnections(postmaster.address, passwords);
  return (await canConnect(connections.connection))
    ? { ...connections, isOwner: false, stop: async () => {} }
    : undefined;
}

/** Uses the running server's database; undefined when that server went away meanwhile. */
async function attachToRunning(dataDir: string): Promise<EmbeddedPostgres | undefined> {
  const end = performance.now() + ATTACH_WAIT_MS;
  while ((await findLockHolder(getPaths(dataDir).lockPath)) !== undefined) {
    const attached = await tryAttach(dataDir);
    if (attached !== undefined) return attached;
    if (performance.now() > end)
      throw new DatabaseStartError(`The running server's database in ${dataDir} does not answer.`);
    await sleep(ATTACH_POLL_MS);
  }
  return undefined;
}

/** The PostgreSQL of the data folder, started if need be. One process at a time owns the folder. */
export async function connectEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { attach = false } = options;
  const dataDir = await makeDataFolder(options.dataDir);
  for (;;) {
    const lock = await lockDataFolder(getPaths(dataDir).lockPath);
    if ("release" in lock) {
      try {
        return await startAsOwner({ ...options, dataDir }, lock);
      } catch (error) {
        await lock.release();
        throw error;
      }
    }
    if (!attach) {
      throw new DatabaseStartError(
        `The data folder ${dataDir} is in use by another BAGZ server (process ${lock.holder.pid}). Stop that one first, or set another DATA_DIR.`,
      );
    }
    const attached = await attachToRunning(dataDir);
    if (attached !== undefined) return attached;
  }
}
