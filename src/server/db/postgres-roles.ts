import pg from "pg";
import { closeDangerousFunctions, ensureConsoleRole } from "./console-login.ts";
import { SUPERUSER } from "./postgres-cluster.ts";
import type { PostgresPasswords } from "./postgres-passwords.ts";

export const APP_ROLE = "bagz_app";
export const APP_DATABASE = "bagz";
export const CONSOLE_ROLE = "bagz_console";

async function ensureAppRole(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [APP_ROLE]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${APP_ROLE}`);
  await client.query(
    `ALTER ROLE ${APP_ROLE} WITH LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
     PASSWORD ${pg.escapeLiteral(password)}`,
  );
}

async function ensureAppDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [APP_DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${APP_DATABASE} OWNER ${APP_ROLE}`);
  await client.query(`REVOKE ALL ON DATABASE postgres, template1, ${APP_DATABASE} FROM PUBLIC`);
  await client.query(`GRANT CONNECT ON DATABASE ${APP_DATABASE} TO ${CONSOLE_ROLE}`);
}

/** Which functions everybody may call is a matter of each database, so this needs a connection to the application's. */
async function closeAppDatabase(keeper: pg.Client, superuserPassword: string): Promise<void> {
  const { host, port } = keeper;
  const client = new pg.Client({
    host,
    port,
    user: SUPERUSER,
    password: superuserPassword,
    database: APP_DATABASE,
    connectionTimeoutMillis: 3000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await closeDangerousFunctions(client, APP_ROLE);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Brings roles and database to this declared state at every start, so a crash in the first one leaves nothing to mend. */
export async function ensureRoles(keeper: pg.Client, passwords: PostgresPasswords): Promise<void> {
  await ensureAppRole(keeper, passwords.app);
  await ensureConsoleRole(keeper, { role: CONSOLE_ROLE, password: passwords.console });
  await ensureAppDatabase(keeper);
  await closeAppDatabase(keeper, passwords.superuser);
}
