import pg from "pg";
import type { PostgresPasswords } from "#embedded-postgres/embedded-postgres.ts";
import { pack } from "#pack/pack.ts";
import { closeDangerousFunctions, ensureConsoleRole } from "./console-login.ts";

/** A name without quotes in SQL. */
const SITE = pack.id.replaceAll("-", "_");
const APP_ROLE = `${SITE}_app`;
const APP_DATABASE = SITE;
const CONSOLE_ROLE = `${SITE}_console`;

export const EMBEDDED_LOGINS = {
  app: { user: APP_ROLE, database: APP_DATABASE },
  console: { user: CONSOLE_ROLE, database: APP_DATABASE },
};
export type EmbeddedLogin = keyof typeof EMBEDDED_LOGINS;

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
async function closeAppDatabase(superuser: pg.Client, superuserPassword: string): Promise<void> {
  const { host, port, user } = superuser;
  const client = new pg.Client({
    host,
    port,
    user,
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

/** Brings roles and database to this declared state at every start, so a crash in the first one leaves nothing to repair. */
export async function ensureRoles(superuser: pg.Client, passwords: PostgresPasswords<EmbeddedLogin>): Promise<void> {
  await ensureAppRole(superuser, passwords.app);
  await ensureConsoleRole(superuser, { role: CONSOLE_ROLE, password: passwords.console });
  // So that the owner of the database may end what the console runs; nothing leads the other way.
  await superuser.query(`GRANT ${CONSOLE_ROLE} TO ${APP_ROLE}`);
  await ensureAppDatabase(superuser);
  await closeAppDatabase(superuser, passwords.superuser);
}
