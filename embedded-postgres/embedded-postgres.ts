/** The room's door: starts, adopts or attaches to the PostgreSQL of a data folder and answers how to connect to it. */
import { mkdir, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { acquireOwnerLock, findLockHolder, type OwnerLock } from "./owner-lock.ts";
import { choosePostgresAccount } from "./postgres-account.ts";
import { type PostgresAddress, prepareAddress } from "./postgres-address.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { createCluster, hasCluster } from "./postgres-cluster.ts";
import { loadPasswords, type PostgresPasswords } from "./postgres-passwords.ts";
import { type Log, superviseDatabase } from "./postgres-supervisor.ts";
import { readPostmaster } from "./postmaster.ts";
import { PostgresStartError } from "./start-error.ts";

export type { PostgresPasswords };
export { PostgresStartError };

/** How long a tool waits for a server that is still starting its database. */
const ATTACH_WAIT_MS = 30_000;
const ATTACH_POLL_MS = 100;

/** As whom the application connects, and to which of its databases. */
export interface PostgresLogin {
  user: string;
  database: string;
}

export interface EmbeddedPostgres<Login extends string> {
  /** Settings of each login. */
  connections: Record<Login, pg.ClientConfig>;
  /** False where another process supervises the database. */
  isOwner: boolean;
  /** Stops the database if this process owns it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions<Login extends string> {
  dataDir: string;
  /** Each gets a password, which stays in the data folder. Who attaches waits until the first of them can connect. */
  logins: Record<Login, PostgresLogin>;
  /** Brings roles and databases to their declared state; called each time the database has come up. */
  prepare(superuser: pg.Client, passwords: PostgresPasswords<Login>): Promise<void>;
  log: Log;
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

function listLogins<Login extends string>(logins: Record<Login, PostgresLogin>): Login[] {
  return Object.keys(logins) as Login[];
}

function toConnections<Login extends string>(
  { host, port }: PostgresAddress,
  logins: Record<Login, PostgresLogin>,
  passwords: PostgresPasswords<Login>,
): Record<Login, pg.ClientConfig> {
  const entries = listLogins(logins).map((login) => [
    login,
    { host, port, ...logins[login], password: passwords[login] },
  ]);
  return Object.fromEntries(entries);
}

/** Makes the folder if need be and returns its real path, which is what processes are known to stand in. */
async function makeDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return await realpath(dataDir);
  } catch (error) {
    throw new PostgresStartError(`Cannot make the data folder ${dataDir} (DATA_DIR): ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function lockDataFolder(lockPath: string): ReturnType<typeof acquireOwnerLock> {
  try {
    return await acquireOwnerLock(lockPath);
  } catch (error) {
    throw new PostgresStartError(`Cannot write in the data folder (DATA_DIR): ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function refuseSecondServer(dataDir: string, pid: number): PostgresStartError {
  return new PostgresStartError(
    `The data folder ${dataDir} is in use by another server (process ${pid}). Stop that one first, or set another DATA_DIR.`,
  );
}

/** Takes a data folder for a process whose database lies elsewhere: its files have one server as well. */
export async function lockDataDir(path: string): Promise<() => Promise<void>> {
  const dataDir = await makeDataFolder(path);
  const lock = await lockDataFolder(getPaths(dataDir).lockPath);
  if ("release" in lock) return lock.release;
  throw refuseSecondServer(dataDir, lock.holder.pid);
}

async function startAsOwner<Login extends string>(
  options: EmbeddedOptions<Login>,
  lock: OwnerLock,
): Promise<EmbeddedPostgres<Login>> {
  const { dataDir, log, logins, isDurable } = options;
  const { clusterDir, logPath, passwordsPath } = getPaths(dataDir);
  const binaries = await findPostgresBinaries();
  const isMade = await hasCluster(clusterDir, binaries.major);
  const passwords = await loadPasswords(passwordsPath, { logins: listLogins(logins), hasCluster: isMade });
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
    onUp: (keeper) => options.prepare(keeper, passwords),
  });
  return {
    connections: toConnections(supervisor.address, logins, passwords),
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

async function tryAttach<Login extends string>({
  dataDir,
  logins,
}: EmbeddedOptions<Login>): Promise<EmbeddedPostgres<Login> | undefined> {
  const { clusterDir, passwordsPath } = getPaths(dataDir);
  const postmaster = await readPostmaster(clusterDir);
  if (postmaster === undefined) return undefined;
  const passwords = await loadPasswords(passwordsPath, { logins: listLogins(logins), hasCluster: true });
  const connections = toConnections(postmaster.address, logins, passwords);
  const [first] = listLogins(logins);
  const isReady = first === undefined || (await canConnect(connections[first]));
  return isReady ? { connections, isOwner: false, stop: async () => {} } : undefined;
}

/** Uses the running server's database; undefined when that server went away meanwhile. */
async function attachToRunning<Login extends string>(
  options: EmbeddedOptions<Login>,
): Promise<EmbeddedPostgres<Login> | undefined> {
  const { dataDir } = options;
  const end = performance.now() + ATTACH_WAIT_MS;
  while ((await findLockHolder(getPaths(dataDir).lockPath)) !== undefined) {
    const attached = await tryAttach(options);
    if (attached !== undefined) return attached;
    if (performance.now() > end)
      throw new PostgresStartError(`The running server's database in ${dataDir} does not answer.`);
    await sleep(ATTACH_POLL_MS);
  }
  return undefined;
}

/** The PostgreSQL of the data folder, started if need be. One process at a time owns the folder. */
export async function connectEmbedded<Login extends string>(
  options: EmbeddedOptions<Login>,
): Promise<EmbeddedPostgres<Login>> {
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
    if (!attach) throw refuseSecondServer(dataDir, lock.holder.pid);
    const attached = await attachToRunning({ ...options, dataDir });
    if (attached !== undefined) return attached;
  }
}
