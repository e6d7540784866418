import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { PostgresAddress } from "./postgres-address.ts";
import { SUPERUSER } from "./postgres-cluster.ts";
import { PostgresStartError } from "./start-error.ts";

const CONNECT_TIMEOUT_MS = 3000;
/** Any number, the same for every release: whoever holds it supervises the database. */
const SUPERVISOR_LOCK = 8_241_190;
/** The connection of a killed server ends within this time. */
const SUPERVISOR_LOCK_WAIT_MS = 1000;

async function takeLock(client: pg.Client): Promise<boolean> {
  const end = performance.now() + SUPERVISOR_LOCK_WAIT_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [
      SUPERVISOR_LOCK,
    ]);
    if (rows[0]?.taken) return true;
    if (performance.now() > end) return false;
    await sleep(50);
  }
}

async function readHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [SUPERVISOR_LOCK],
  );
  return rows[0]?.name ?? "another server";
}

/**
 * The supervisor's own connection: its end tells that the database died, and the lock it holds keeps off a second
 * supervisor that cannot see our process, one in another container for example.
 */
export async function connectSupervisor(address: PostgresAddress, password: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...address,
    user: SUPERUSER,
    password,
    database: "postgres",
    application_name: `site, process ${process.pid} on ${hostname()}`.slice(0, 63),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    if (await takeLock(client)) return client;
    throw new PostgresStartError(`The database is already in use by ${await readHolder(client)}. Stop that one first.`);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
