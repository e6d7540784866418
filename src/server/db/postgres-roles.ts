import pg from "pg";
import type { PostgresPasswords } from "./postgres-passwords.ts";

export const APP_ROLE = "bagz_app";
export const APP_DATABASE = "bagz";
const CONSOLE_ROLE = "bagz_console";

/** What the console's statements may cost, whatever they say. */
const CONSOLE_SETTINGS: Record<string, string> = {
  default_transaction_read_only: "on",
  statement_timeout: "5s",
  lock_timeout: "500ms",
  idle_in_transaction_session_timeout: "10s",
  temp_file_limit: "64MB",
  search_path: "console",
};

const NO_POWERS = "NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS";

async function ensureRole(client: pg.Client, role: string, attributes: string): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [role]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${role}`);
  await client.query(`ALTER ROLE ${role} WITH LOGIN ${NO_POWERS} ${attributes}`);
}

async function ensureAppDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [APP_DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${APP_DATABASE} OWNER ${APP_ROLE}`);
  await client.query(`REVOKE ALL ON DATABASE postgres, template1, ${APP_DATABASE} FROM PUBLIC`);
  await client.query(`GRANT CONNECT ON DATABASE ${APP_DATABASE} TO ${CONSOLE_ROLE}`);
}

/**
 * Brings roles and database to this declared state at every start, so a crash in the first one leaves nothing to mend.
 * The console's role owns nothing and is a member of nothing: no statement leads from it to the application's role.
 */
export async function ensureRoles(client: pg.Client, passwords: PostgresPasswords): Promise<void> {
  await ensureRole(client, APP_ROLE, `PASSWORD ${pg.escapeLiteral(passwords.app)}`);
  await ensureRole(
    client,
    CONSOLE_ROLE,
    `NOINHERIT CONNECTION LIMIT 2 PASSWORD ${pg.escapeLiteral(passwords.console)}`,
  );
  for (const [name, value] of Object.entries(CONSOLE_SETTINGS)) {
    await client.query(`ALTER ROLE ${CONSOLE_ROLE} SET ${name} = ${pg.escapeLiteral(value)}`);
  }
  await ensureAppDatabase(client);
}
