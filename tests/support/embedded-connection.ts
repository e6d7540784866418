/** A way into the embedded database of a data folder, from outside the server. */
import { join } from "node:path";
import type pg from "pg";
import { loadPasswords } from "#embedded-postgres/postgres-passwords.ts";
import { isPostmasterAlive, type Postmaster, readPostmaster } from "#embedded-postgres/postmaster.ts";
import { EMBEDDED_LOGINS } from "#server/db/app-roles.ts";

export function getClusterDir(dataDir: string): string {
  return join(dataDir, "postgres");
}

export async function findPostmaster(dataDir: string): Promise<Postmaster> {
  const clusterDir = getClusterDir(dataDir);
  const postmaster = await readPostmaster(clusterDir);
  if (postmaster === undefined || !isPostmasterAlive(postmaster.pid, clusterDir)) throw new Error("No database runs");
  return postmaster;
}

export async function getConnection(dataDir: string): Promise<pg.ClientConfig> {
  return toConnection(dataDir, await findPostmaster(dataDir));
}

/** The login of the application to a database that runs on the folder. */
export async function toConnection(dataDir: string, { address }: Postmaster): Promise<pg.ClientConfig> {
  const { app } = await loadPasswords(join(dataDir, "postgres-passwords.json"), { logins: ["app"], hasCluster: true });
  return { ...address, ...EMBEDDED_LOGINS.app, password: app };
}
