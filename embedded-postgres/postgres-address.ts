import { createHmac } from "node:crypto";
import { lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./free-port.ts";
import type { PostgresAccount } from "./postgres-account.ts";
import { PostgresStartError } from "./start-error.ts";

/** Where clients find the database: `host` is a socket folder, or the loopback address on Windows. */
export interface PostgresAddress {
  host: string;
  port: number;
}

/** Only names the socket file; nothing listens on a network port. */
const SOCKET_PORT = 5432;
/** Systems allow 104 to 108 bytes for a socket path; PostgreSQL's file name takes 14 of them. */
const SOCKET_FOLDER_MAX_BYTES = 88;

/** The socket folder for a data folder: inside it, or where that is too deep, one in the system's temporary folder. */
function getSocketFolder(dataDir: string, secret: string): string {
  const inside = join(dataDir, "postgres-socket");
  if (Buffer.byteLength(inside) <= SOCKET_FOLDER_MAX_BYTES) return inside;
  // Keyed with a secret: nobody else can guess the name and stand there first.
  const name = createHmac("sha256", secret).update(dataDir).digest("hex").slice(0, 20);
  return join(tmpdir(), `site-${name}`);
}

async function makePrivateFolder(path: string, account: PostgresAccount): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const found = await lstat(path);
  const ownUids = [process.getuid?.(), account.options.uid];
  if (!found.isDirectory() || !ownUids.includes(found.uid) || (found.mode & 0o077) !== 0) {
    throw new PostgresStartError(`${path} must be a folder that only its owner can enter. Remove it and start again.`);
  }
  await account.giveOwnership(path);
}

export async function prepareAddress(
  dataDir: string,
  secret: string,
  account: PostgresAccount,
): Promise<PostgresAddress> {
  if (process.platform === "win32") return { host: "127.0.0.1", port: await findFreePort() };
  const host = getSocketFolder(dataDir, secret);
  await makePrivateFolder(host, account);
  return { host, port: SOCKET_PORT };
}
