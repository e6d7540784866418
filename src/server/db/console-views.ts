/** What the read-only console shows: views of the schema `console`, which the features declare and each start brings about. */
import { createHash } from "node:crypto";
import { getTableColumns } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import pg from "pg";

/** A view without secrets: rows of one table, of its columns those that are named. */
export interface ConsoleView {
  name: string;
  columns: readonly { name: string; type: string }[];
  /** Which of the rows, as SQL. */
  where?: string;
}

/** Processes of one site may start at once. */
const LOCK = "site console views";

/** The view of a table, under its name: hashes, tokens and ways to reach a member stay out of it. */
export function showInConsole<Table extends PgTable>(
  table: Table,
  ...names: (keyof Table["_"]["columns"] & string)[]
): ConsoleView {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return {
    name: getTableConfig(table).name,
    columns: names.flatMap((name) => {
      const column = columns[name];
      return column === undefined ? [] : [{ name: column.name, type: column.getSQLType() }];
    }),
  };
}

export function listConsoleViews(features: readonly { consoleViews?: readonly ConsoleView[] }[]): ConsoleView[] {
  return features.flatMap(({ consoleViews = [] }) => consoleViews);
}

function defineView({ name, columns, where }: ConsoleView): string {
  const list = columns.map((column) => pg.escapeIdentifier(column.name)).join(", ");
  const rows = where === undefined ? "" : ` WHERE ${where}`;
  // NOTE: without the barrier a function in a query's WHERE sees rows that the view leaves out.
  return `CREATE VIEW console.${pg.escapeIdentifier(name)} WITH (security_barrier)
    AS SELECT ${list} FROM public.${pg.escapeIdentifier(name)}${rows}`;
}

/** Makes the schema hold the declared views and no others; does nothing where it does already. */
export async function ensureConsoleViews(pool: pg.Pool, views: readonly ConsoleView[]): Promise<void> {
  const statements = views.map(defineView);
  const mark = createHash("sha256").update(statements.join(";")).digest("hex");
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock(hashtext($1))", [LOCK]);
    const { rows } = await client.query<{ mark: string | null }>(
      "SELECT obj_description(to_regnamespace('console'), 'pg_namespace') AS mark",
    );
    if (rows[0]?.mark !== mark) {
      await client.query("DROP SCHEMA IF EXISTS console CASCADE; CREATE SCHEMA console");
      for (const statement of statements) await client.query(statement);
      await client.query(`COMMENT ON SCHEMA console IS ${pg.escapeLiteral(mark)}`);
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}
