import { setTimeout as sleep } from "node:timers/promises";
import { DrizzleQueryError, type ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect, type PgTransaction } from "drizzle-orm/pg-core";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import type { Config } from "../config.ts";
import { getTracer, keepCallers } from "../traces/tracer.ts";
import { DatabaseStartError } from "./database-start-error.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";
import { TimedClient } from "./slow-statements.ts";

/** Queries name their tables themselves, so that the database need not know them. */
type NoSchema = Record<string, never>;
export type Database = NodePgDatabase<NoSchema> & { $client: pg.Pool };
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;
/** For statements that run on their own as well as inside a transaction. */
export type Queries = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** The read-only console's own login, never the application's; undefined where the operator has set none. */
  consoleConnection: pg.ClientConfig | undefined;
  close(): Promise<void>;
  /** Whether a query is answered right now. */
  isReady(): Promise<boolean>;
}

/** Connections of one server process; two cores serve no more at once. */
const POOL_MAX = 16;
const CONNECT_TIMEOUT_MS = 5000;
/** The database ends a statement after this. */
const STATEMENT_TIMEOUT_MS = 4500;
/** We give up a statement after this, for a database that stands still ends nothing. */
const QUERY_TIMEOUT_MS = 5000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/** A crowd is no reason to send nobody; proxies wait for five seconds. */
const READY_TIMEOUT_MS = 4000;
const POOL_END_TIMEOUT_MS = 5000;
/** `server_version_num` of PostgreSQL 15. */
const VERSION_MIN = 150_000;

type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

/** A pool whose lost connections are logged and replaced, and never end the process. */
export function createPool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    Client: TimedClient,
    max: POOL_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: "site",
    // Set by statements and not in the startup packet, which poolers in front of a database refuse to pass on.
    onConnect: async (client) => {
      await client.query(
        `SET statement_timeout = ${STATEMENT_TIMEOUT_MS};
         SET idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
      );
    },
    ...connection,
  });
  if (getTracer() !== undefined) keepCallers(pool);
  pool.on("error", (error) => log.warn({ reason: error.message }, "a database connection was lost"));
  // The pool listens only while a connection is idle: one lost between two statements of a transaction would end us.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Whether a connection whose transaction failed stands outside of it again, with no answer outstanding. */
function isReusable(client: pg.PoolClient, error: unknown): boolean {
  const isAnswered = !(error instanceof DrizzleQueryError) || error.cause instanceof pg.DatabaseError;
  return isAnswered && client.getTransactionStatus() === "I";
}

/** What PostgreSQL rolls back so that others can go on: two transactions that wait for each other, or see each other's half. */
const CONFLICTS = new Set(["40001", "40P01"]);
/** A transaction that lost such a conflict is begun again as often. */
const RETRIES_MAX = 3;
const RETRY_PAUSE_MS = 20;

function isConflict(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && CONFLICTS.has(cause.code ?? "");
}

/**
 * The typed database on a pool. Drizzle's own transaction loses a connection for good when BEGIN fails, and puts one
 * back in the middle of a transaction when ROLLBACK does: the next member's confirmed writes would never be committed.
 * A transaction that lost a conflict runs again, so its work is nothing but statements.
 */
export function createDatabase(pool: pg.Pool): Database {
  const db: Database = drizzle(pool);
  const { schema = {} as NonNullable<typeof db._.schema>, fullSchema, tableNamesMap } = db._;
  const dialect = new PgDialect();
  const runOnce: Database["transaction"] = async (work, config) => {
    const client = await pool.connect();
    const session = new NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>(client, dialect, {
      schema,
      fullSchema,
      tableNamesMap,
    });
    const failures: unknown[] = [];
    const note = (error: unknown) => void failures.push(error);
    client.on("error", note);
    try {
      const result = await session.transaction(
        (tx) =>
          work(tx).catch((error: unknown) => {
            // A connection that was lost before is why the statement failed; a rule's refusal stands by itself.
            if (failures.length === 0 || !(error instanceof DrizzleQueryError)) failures.unshift(error);
            throw error;
          }),
        config,
      );
      client.release();
      return result;
    } catch (error) {
      client.release(!isReusable(client, error));
      // What fails later, ROLLBACK above all, only follows from what failed first.
      throw failures[0] ?? error;
    } finally {
      client.off("error", note);
    }
  };
  db.transaction = async (work, config) => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await runOnce(work, config);
      } catch (error) {
        if (retries === RETRIES_MAX || !isConflict(error)) throw error;
        // Chance decides who is first next time.
        await sleep(Math.random() * RETRY_PAUSE_MS * (retries + 1));
      }
    }
  };
  return db;
}

async function isAnswering(pool: pg.Pool): Promise<boolean> {
  const isAnswered = pool.query("SELECT 1").then(
    () => true,
    () => false,
  );
  return Promise.race([isAnswered, sleep(READY_TIMEOUT_MS, false, { ref: false })]);
}

function toOpenDatabase(
  pool: pg.Pool,
  consoleConnection: pg.ClientConfig | undefined,
  stop: () => Promise<void>,
): OpenDatabase {
  return {
    db: createDatabase(pool),
    pool,
    consoleConnection,
    isReady: () => isAnswering(pool),
    async close() {
      // A connection that never comes back must not keep the embedded database from its clean stop.
      await Promise.race([pool.end(), sleep(POOL_END_TIMEOUT_MS, undefined, { ref: false })]);
      await stop();
    },
  };
}

async function checkOutsideServer(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const { host } = new URL(databaseUrl);
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
    version = Number(rows[0]?.version);
  } catch (error) {
    throw new DatabaseStartError(
      `Cannot use the database of DATABASE_URL${host && ` (${host})`}: ${(error as Error).message}`,
      { cause: error },
    );
  }
  if (version < VERSION_MIN) {
    throw new DatabaseStartError(
      `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; this site needs 15 or newer.`,
    );
  }
}

async function openOutside(
  databaseUrl: string,
  consoleDatabaseUrl: string | undefined,
  log: Log,
): Promise<OpenDatabase> {
  const pool = createPool({ connectionString: databaseUrl }, log);
  try {
    await checkOutsideServer(pool, databaseUrl);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const consoleConnection = consoleDatabaseUrl === undefined ? undefined : { connectionString: consoleDatabaseUrl };
  return toOpenDatabase(pool, consoleConnection, async () => {});
}

async function openEmbedded(dataDir: string, log: Log, attach: boolean): Promise<OpenDatabase> {
  const { connections, stop } = await startEmbeddedDatabase({ dataDir, log, attach });
  return toOpenDatabase(createPool(connections.app, log), connections.console, stop);
}

/**
 * The one database of the process: the outside PostgreSQL of DATABASE_URL, or the embedded one of DATA_DIR.
 * With `attach` (for tools) it may be the embedded database of a server that is running.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir"> & Partial<Pick<Config, "consoleDatabaseUrl">>,
  log: Log,
  { attach = false }: { attach?: boolean } = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openOutside(config.databaseUrl, config.consoleDatabaseUrl, log);
  return openEmbedded(config.dataDir, log, attach);
}
