import { Buffer } from "node:buffer";
import pg from "pg";
import { DANGEROUS_FUNCTIONS } from "#server/db/console-login.ts";
import { clipText } from "#shared/text.ts";
import { locate } from "../console.rules.ts";
import { type ConsoleResult, RESULT_ROWS_MAX, type ResultCell } from "../console.schema.ts";
import { findNamed, type Statement, toStatement } from "../statement.rules.ts";
import { type ConnectOptions, connectConsole, type StopReason } from "./console-connection.service.ts";

/** Characters of one cell; a longer text is cut. */
const CELL_MAX = 64 * 1024;
/** Bytes of all rows as JSON. */
const ANSWER_MAX_BYTES = 1_000_000;
/** Rows asked for at once. */
const BATCH_SIZE = 100;
/** Characters of the database's message: it may repeat a value of any length. */
const MESSAGE_MAX = 600;

/** `42601`: the text is no statement that a cursor takes. */
const SYNTAX_ERROR = "42601";

/** Set anew in every session, for an outside database's role may come without them. */
const SESSION_SETTINGS = [
  "default_transaction_read_only = on",
  "statement_timeout = 5000",
  "lock_timeout = 500",
  "idle_in_transaction_session_timeout = 10000",
  "client_connection_check_interval = 1000",
  "search_path = console, pg_temp",
  "work_mem = '4MB'",
  "hash_mem_multiplier = 1",
  "max_parallel_workers_per_gather = 0",
  "jit = off",
  "TimeZone = 'UTC'",
  "DateStyle = 'ISO, YMD'",
  "bytea_output = 'hex'",
]
  .map((setting) => `SET ${setting}`)
  .join("; ");

const OPEN_FUNCTIONS = `
  SELECT DISTINCT proname AS name FROM pg_proc
  WHERE pronamespace = 'pg_catalog'::regnamespace AND proname ~ $1 AND has_function_privilege(oid, 'EXECUTE')`;

/** True columns name what this login must not be able to do. */
const LOGIN_CHECK = `
  SELECT r.rolsuper OR r.rolcreaterole OR r.rolcreatedb OR r.rolreplication OR r.rolbypassrls AS has_powers,
    EXISTS (SELECT FROM pg_auth_members WHERE member = r.oid) AS is_member,
    EXISTS (SELECT FROM pg_class c WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
      AND c.relnamespace NOT IN ('console'::regnamespace, 'pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      AND (has_table_privilege(c.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE') OR has_any_column_privilege(c.oid, 'SELECT'))
    ) AS reaches_tables,
    EXISTS (SELECT FROM pg_class WHERE relowner = r.oid) AS owns_something
  FROM pg_roles r WHERE r.rolname = current_user`;

/** There is no safe way to the database right now; nothing of the query was run. */
export class ConsoleUnavailableError extends Error {
  constructor(
    readonly reason: "unreachable" | "unsafe" | "busy",
    options?: ErrorOptions,
  ) {
    super(`the console is ${reason}`, options);
    this.name = "ConsoleUnavailableError";
  }
}

/** The query ran into an error; the message is for the administrator. */
export class ConsoleQueryError extends Error {
  constructor(
    message: string,
    readonly reason: string,
  ) {
    super(message);
    this.name = "ConsoleQueryError";
  }
}

const STOP_MESSAGES: Record<StopReason, string> = {
  timeout: "canceling statement: the query ran longer than 6 seconds",
  "hang-up": "canceling statement: the caller has hung up",
  cancelled: "canceling statement: you have cancelled it",
  "too-large": "the result is too large to be sent: ask for fewer or shorter columns",
};

const { INT2, INT4, INT8, FLOAT4, FLOAT8, BOOL } = pg.types.builtins;
const NUMBER_TYPES = new Set<number>([INT2, INT4, INT8, FLOAT4, FLOAT8]);

/** Numbers stay numbers where JSON can hold them exactly; all else is text as the database writes it. */
function readCell(type: number, text: string): ResultCell {
  if (type === BOOL) return text === "t";
  if (NUMBER_TYPES.has(type)) {
    const value = Number(text);
    const isExact = type === FLOAT4 || type === FLOAT8 ? Number.isFinite(value) : Number.isSafeInteger(value);
    if (isExact) return value;
  }
  return clipText(text, CELL_MAX);
}

const textTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number) => (text: string | Buffer) => readCell(type, String(text)),
};

interface FailedQuery {
  query: string;
  shift: number;
  stopReason: StopReason | undefined;
}

/** The database's own words, with the place in the administrator's text. */
function describeDatabaseError(error: pg.DatabaseError, query: string, shift: number): string {
  const position = Number(error.position) - shift;
  const place = position >= 1 ? locate(query, position) : undefined;
  const parts = [clipText(error.message, MESSAGE_MAX)];
  if (place !== undefined) parts.push(`, line ${place.line}, position ${place.column}`);
  if (error.hint) parts.push(`. Hint: ${clipText(error.hint, MESSAGE_MAX)}`);
  else if (error.code === SYNTAX_ERROR && position === 1) {
    parts.push(". The console only reads: begin with SELECT, WITH, VALUES, TABLE, EXPLAIN or SHOW.");
  }
  return parts.join("");
}

function toUnavailable(error: unknown): ConsoleUnavailableError {
  if (error instanceof ConsoleUnavailableError) return error;
  // 53300: the role has no connection left.
  const isBusy = error instanceof pg.DatabaseError && error.code === "53300";
  return new ConsoleUnavailableError(isBusy ? "busy" : "unreachable", { cause: error });
}

/** Functions that a superuser should have taken from this login and has not: an outside database that nobody may close. */
async function listOpenFunctions(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(OPEN_FUNCTIONS, [DANGEROUS_FUNCTIONS]);
  return rows.map(({ name }) => name);
}

async function beginReadOnly(client: pg.Client): Promise<void> {
  await client.query(SESSION_SETTINGS);
  const { rows } = await client.query<Record<string, boolean>>(LOGIN_CHECK);
  // A login that may do more is never used, however the query is confined.
  if (rows.length === 0 || Object.values(rows[0] ?? {}).some(Boolean)) throw new ConsoleUnavailableError("unsafe");
  await client.query("BEGIN READ ONLY");
  // The first query of a transaction pins its mode: no statement can turn it to read-write any more.
  await client.query("SELECT 1");
}

type Answer = Pick<ConsoleResult, "columns" | "rows" | "truncated">;

/** The rows that fit into an answer, read in batches until one of them is not full. */
async function collectRows(readBatch: (size: number) => Promise<pg.QueryArrayResult<ResultCell[]>>): Promise<Answer> {
  const rows: ResultCell[][] = [];
  let columns: string[] = [];
  let bytes = 0;
  for (;;) {
    const size = Math.min(BATCH_SIZE, RESULT_ROWS_MAX + 1 - rows.length);
    const batch = await readBatch(size);
    columns = batch.fields.map(({ name }) => name);
    for (const row of batch.rows) {
      bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
      if (rows.length === RESULT_ROWS_MAX || bytes > ANSWER_MAX_BYTES) return { columns, rows, truncated: true };
      rows.push(row);
    }
    if (batch.rows.length !== size) return { columns, rows, truncated: false };
  }
}

async function answer(client: pg.Client, { text, isCursor }: Statement): Promise<Answer> {
  const asRows = { rowMode: "array", types: textTypes } as const;
  // NOTE: without `extended` the driver sends the text as it is, and "SELECT 1; COMMIT; DROP …" would all be run.
  const statement = { text, queryMode: "extended", ...asRows };
  const first = await client.query<ResultCell[]>(statement);
  if (!isCursor) return collectRows(async () => first);
  return collectRows((size) => client.query<ResultCell[]>({ text: `FETCH ${size} FROM console_cursor`, ...asRows }));
}

function toQueryError(error: unknown, { query, shift, stopReason }: FailedQuery): Error {
  if (stopReason !== undefined) return new ConsoleQueryError(STOP_MESSAGES[stopReason], stopReason);
  if (error instanceof ConsoleQueryError) return error;
  if (error instanceof pg.DatabaseError) {
    return new ConsoleQueryError(describeDatabaseError(error, query, shift), error.code ?? "unknown");
  }
  return new ConsoleUnavailableError("unreachable", { cause: error });
}

/** What the database would run, and should not, is not sent. */
async function refuseOpenFunctions(client: pg.Client, query: string): Promise<void> {
  const name = findNamed(query, await listOpenFunctions(client));
  if (name !== undefined) throw new ConsoleQueryError(`permission denied for function ${name}`, "42501");
}

/**
 * Runs an administrator's text against the database and cannot change anything there: by a login of its own that sees
 * views only, on a connection of its own with a bound on its memory, in a read-only transaction that is always rolled back.
 */
export async function runConsoleQuery(query: string, options: ConnectOptions): Promise<ConsoleResult> {
  const startedAt = performance.now();
  const connection = await connectConsole(options).catch((error: unknown) => {
    throw toUnavailable(error);
  });
  const { client, getStopReason } = connection;
  const statement = toStatement(query);
  try {
    await beginReadOnly(client).catch((error: unknown) => {
      const stopReason = getStopReason();
      throw stopReason === undefined
        ? toUnavailable(error)
        : new ConsoleQueryError(STOP_MESSAGES[stopReason], stopReason);
    });
    const result = await refuseOpenFunctions(client, query)
      .then(() => answer(client, statement))
      .catch((error: unknown) => {
        throw toQueryError(error, { query, shift: statement.shift, stopReason: getStopReason() });
      });
    return { ...result, rowCount: result.rows.length, durationMs: Math.round(performance.now() - startedAt) };
  } finally {
    await connection.close();
  }
}
