import { execFile, type SpawnOptions } from "node:child_process";
import { chmod, chown, readFile, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { promisify } from "node:util";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { PostgresStartError } from "./start-error.ts";

const run = promisify(execFile);

/** What PostgreSQL's programs inherit: nothing of the server's own environment, which holds secrets. */
const ENVIRONMENT = { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C" };
const PROBE_TIMEOUT_MS = 5000;

/** As whom PostgreSQL runs, for it refuses to be root. */
export interface PostgresAccount {
  label: string;
  /** Command and arguments that run `program` in this account. */
  wrap(program: string, args: string[]): [string, string[]];
  options: Pick<SpawnOptions, "uid" | "gid" | "cwd" | "env">;
  /** Hands over a file or folder that the server made for PostgreSQL. */
  giveOwnership(path: string): Promise<void>;
}

interface PasswdEntry {
  name: string;
  uid: number;
  gid: number;
}

const baseOptions = { env: ENVIRONMENT, ...(process.platform === "win32" ? {} : { cwd: "/" }) };

const ownAccount: PostgresAccount = {
  label: "this account",
  wrap: (program, args) => [program, args],
  options: baseOptions,
  giveOwnership: async () => {},
};

async function listPasswdEntries(): Promise<PasswdEntry[]> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

// Inside a user namespace the process bears another id while the system still sees its owner. The id must have
// a name in /etc/passwd, because initdb looks it up.
function createNamespaceAccount({ uid, gid }: PasswdEntry): PostgresAccount {
  return {
    ...ownAccount,
    label: "a user namespace",
    wrap: (program, args) => ["unshare", ["--user", `--map-user=${uid}`, `--map-group=${gid}`, "--", program, ...args]],
  };
}

function createOtherAccount({ name, uid, gid }: PasswdEntry): PostgresAccount {
  return {
    ...ownAccount,
    label: `account ${name}`,
    options: { ...baseOptions, uid, gid },
    giveOwnership: (path) => chown(path, uid, gid),
  };
}

async function canRun(account: PostgresAccount, binaries: PostgresBinaries, dataDir: string): Promise<boolean> {
  const script = 'test -x "$1" && exec "$0" --version';
  const [command, args] = account.wrap("/bin/sh", ["-c", script, binaries.postgres, dataDir]);
  try {
    await run(command, args, { ...account.options, timeout: PROBE_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}

async function readOwner(path: string): Promise<{ uid: number; gid: number } | undefined> {
  return stat(path).catch(() => undefined);
}

async function listRootCandidates(dataDir: string, clusterDir: string): Promise<PostgresAccount[]> {
  const entries = await listPasswdEntries();
  const findByUid = (uid: number) => entries.find((entry) => entry.uid === uid);
  const clusterOwner = await readOwner(clusterDir);
  if (clusterOwner !== undefined && clusterOwner.uid !== 0) {
    return [createOtherAccount(findByUid(clusterOwner.uid) ?? { name: String(clusterOwner.uid), ...clusterOwner })];
  }
  const namespaceEntry = entries.find(({ uid }) => uid !== 0);
  const namespaceAccounts = namespaceEntry === undefined ? [] : [createNamespaceAccount(namespaceEntry)];
  if (clusterOwner !== undefined) return namespaceAccounts;
  const folderOwner = findByUid((await readOwner(dataDir))?.uid ?? 0);
  const named = ["postgres", "node", "nobody"].map((name) => entries.find((entry) => entry.name === name));
  const others = [folderOwner, ...named].filter((entry) => entry !== undefined).filter(({ uid }) => uid !== 0);
  return [...namespaceAccounts, ...others.map(createOtherAccount)];
}

function hasAccountName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

async function listCandidates(dataDir: string, clusterDir: string): Promise<PostgresAccount[]> {
  if (process.getuid?.() === 0) return listRootCandidates(dataDir, clusterDir);
  if (hasAccountName()) return [ownAccount];
  const [entry] = (await listPasswdEntries()).filter(({ uid }) => uid !== 0);
  return entry === undefined ? [ownAccount] : [createNamespaceAccount(entry), ownAccount];
}

function createNoAccountError(binaries: PostgresBinaries, dataDir: string): PostgresStartError {
  if (process.getuid?.() !== 0) {
    return new PostgresStartError(
      `The PostgreSQL that comes with this site does not run here (${binaries.postgres}; it needs glibc and read access). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  return new PostgresStartError(
    `PostgreSQL refuses to run as root, and here neither a user namespace nor another account can run it. Start the site from an ordinary account that may read ${binaries.postgres} and owns ${dataDir}, or set DATABASE_URL.`,
  );
}

/** The first account of those open to us in which the programs really run. */
export async function choosePostgresAccount(
  binaries: PostgresBinaries,
  folders: { dataDir: string; clusterDir: string },
): Promise<PostgresAccount> {
  const { dataDir, clusterDir } = folders;
  if (process.platform === "win32") return ownAccount;
  for (const account of await listCandidates(dataDir, clusterDir)) {
    const isOther = account.options.uid !== undefined;
    const mode = (await stat(dataDir)).mode;
    // The other account must pass through the folder to reach its own; x alone lets it list and read nothing.
    if (isOther && (mode & 0o001) === 0) await chmod(dataDir, (mode & 0o777) | 0o011);
    if (await canRun(account, binaries, dataDir)) return account;
  }
  throw createNoAccountError(binaries, dataDir);
}
