/** Whole tables as PostgreSQL itself writes and reads them: COPY, as text, which every version understands. */
import { once } from "node:events";
import { finished } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { ArchivedTable } from "./archive.schema.ts";

const quote = pg.escapeIdentifier;

function nameColumns({ name, columns }: ArchivedTable): string {
  return `public.${quote(name)} (${columns.map(quote).join(", ")})`;
}

/** Every table and its columns, but for those that the database fills in by itself. */
export async function listTables(client: pg.ClientBase): Promise<ArchivedTable[]> {
  const { rows } = await client.query<ArchivedTable>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY relname ORDER BY relname`,
  );
  return rows;
}

/** The table's rows as the bytes of a COPY, and how many they were once all are read. */
export async function* copyOut(client: pg.ClientBase, table: ArchivedTable): AsyncGenerator<Buffer, number> {
  const columns = table.columns.map(quote).join(", ");
  const stream = client.query(copyTo(`COPY (SELECT ${columns} FROM public.${quote(table.name)}) TO STDOUT`));
  for await (const bytes of stream) yield bytes;
  return stream.rowCount;
}

export interface CopyIn {
  write(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
}

export function copyIn(client: pg.ClientBase, table: ArchivedTable): CopyIn {
  const stream = client.query(copyFrom(`COPY ${nameColumns(table)} FROM STDIN`));
  const done = finished(stream);
  done.catch(() => {});
  return {
    async write(bytes) {
      if (!stream.write(bytes)) await Promise.race([once(stream, "drain"), done]);
    },
    async end() {
      stream.end();
      await done;
    },
  };
}

/** Where the sequences stand; one that was never asked stands nowhere. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    "SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL",
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function setSequences(client: pg.ClientBase, sequences: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await client.query("SELECT setval($1::regclass, $2::bigint)", [`public.${quote(name)}`, value]);
  }
}

/**
 * Empties the tables and lets the work fill them as they once stood: what rows refer to may come after them, and no trigger
 * takes them for news. Wants a transaction; afterwards everything that they refer to must be there.
 */
export async function fillTables(
  client: pg.ClientBase,
  tables: readonly ArchivedTable[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: references } = await client.query<{ tableName: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS "tableName", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace`,
  );
  const { rows: parts } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relispartition AND relkind = 'r' AND relnamespace = 'public'::regnamespace",
  );
  const whole = tables.map(({ name }) => `public.${quote(name)}`);
  // A part of a table has guards of its own.
  const guarded = [...whole, ...parts.map(({ name }) => `public.${quote(name)}`)];
  for (const { tableName, name } of references) await client.query(`ALTER TABLE ${tableName} DROP CONSTRAINT ${name}`);
  for (const name of guarded) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${whole.join(", ")}`);
  await work();
  for (const name of guarded) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { tableName, name, definition } of references) {
    await client.query(`ALTER TABLE ${tableName} ADD CONSTRAINT ${name} ${definition}`);
  }
}
