/** The read-only console's own login: what it may see, what its statements may cost, and what it may never call. */
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import { type ConsoleView, ensureConsoleViews } from "./console-views.ts";

/** What the console's statements may cost, whatever they say. */
const CONSOLE_SETTINGS: Record<string, string> = {
  default_transaction_read_only: "on",
  statement_timeout: "5s",
  lock_timeout: "500ms",
  idle_in_transaction_session_timeout: "10s",
  temp_file_limit: "64MB",
  search_path: "console",
};

/**
 * Functions that write, wait, lock, signal or swell even inside a read-only transaction, or run a text as a statement of
 * their own, which the cursor's grammar never sees. Everybody may call them until told otherwise.
 */
export const DANGEROUS_FUNCTIONS = [
  "^set_config$",
  "_to_xml|^ts_stat$",
  "^pg_(try_)?advisory_",
  "^lo_|^loread$|^lowrite$",
  "^pg_(notify|logical_emit_message|export_snapshot|sleep|sleep_for|sleep_until)$",
  "^pg_(terminate|cancel)_backend$",
  "^(txid_current|pg_current_xact_id)$",
  "^(nextval|setval)$",
  "^(repeat|lpad|rpad|format|array_fill)$",
].join("|");

/** More than run at once: one that does not end must lock nobody else out. */
const CONNECTIONS_MAX = 12;

interface Login {
  role: string;
  password: string;
}

/** Needs a superuser. The role owns nothing and is a member of nothing: no statement leads from it to the application's. */
export async function ensureConsoleRole(client: pg.Client, { role, password }: Login): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [role]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${name}`);
  await client.query(
    `ALTER ROLE ${name} WITH LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT
     CONNECTION LIMIT ${CONNECTIONS_MAX} PASSWORD ${pg.escapeLiteral(password)}`,
  );
  for (const [setting, value] of Object.entries(CONSOLE_SETTINGS)) {
    await client.query(`ALTER ROLE ${name} SET ${setting} = ${pg.escapeLiteral(value)}`);
  }
}

/** The dangerous functions that a role (or `public`, everybody) may call in the client's database. */
async function listDangerousFunctions(client: pg.Client | pg.Pool, role: string): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc
     WHERE pronamespace = 'pg_catalog'::regnamespace AND proname ~ $1 AND has_function_privilege($2, oid, 'EXECUTE')
     ORDER BY 1`,
    [DANGEROUS_FUNCTIONS, role],
  );
  return rows.map(({ signature }) => signature);
}

/**
 * Takes the dangerous functions from everybody in the client's database and leaves them to the application's role.
 * NOTE: needs a superuser; PostgreSQL answers anybody else with a notice and changes nothing.
 */
export async function closeDangerousFunctions(client: pg.Client, appRole: string): Promise<void> {
  const signatures = await listDangerousFunctions(client, "public");
  if (signatures.length === 0) return;
  const list = signatures.map((signature) => `pg_catalog.${signature}`).join(", ");
  await client.query(
    `BEGIN; GRANT EXECUTE ON FUNCTION ${list} TO ${pg.escapeIdentifier(appRole)};
     REVOKE EXECUTE ON FUNCTION ${list} FROM PUBLIC; COMMIT`,
  );
}

/** Lets the console's role read the views of the schema `console`; answers the dangerous functions that it may still call. */
async function openConsoleViews(pool: pg.Pool, role: string): Promise<string[]> {
  const name = pg.escapeIdentifier(role);
  // One transaction, and one process at a time: PostgreSQL refuses two grants on one thing at once.
  await pool.query(`SELECT pg_advisory_xact_lock(hashtext('site console grants'));
    GRANT USAGE ON SCHEMA console TO ${name}; GRANT SELECT ON ALL TABLES IN SCHEMA console TO ${name}`);
  return listDangerousFunctions(pool, role);
}

/** Opens the views to the console's login, if there is one. What fails here leaves the site without a console, not down. */
export async function prepareConsole(
  { pool, consoleConnection }: { pool: pg.Pool; consoleConnection: pg.ClientConfig | undefined },
  views: readonly ConsoleView[],
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<pg.ClientConfig | undefined> {
  if (consoleConnection === undefined) return undefined;
  const role = new pg.Client(consoleConnection).user;
  try {
    await ensureConsoleViews(pool, views);
    const functions = role === undefined ? [] : await openConsoleViews(pool, role);
    if (functions.length > 0) {
      log.warn({ functions }, "the console's login may call functions that a superuser should revoke from PUBLIC");
    }
  } catch (error) {
    log.warn({ err: error }, "the console's views could not be opened to its login");
  }
  return consoleConnection;
}
