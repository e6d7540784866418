/** Statements that the database plans once per connection and not at each call, for those that every request or action asks. */
import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { QueryResult, QueryResultRow } from "pg";
import type { Database, Queries } from "./open-database.ts";

const dialect = new PgDialect();

/** One text, one plan: values stand beside it, so that its shapes are few. */
export async function executePrepared<Row extends QueryResultRow>(
  db: Pick<Database, "_">,
  statement: SQL,
): Promise<QueryResult<Row>> {
  const query = dialect.sqlToQuery(statement);
  const name = createHash("sha256").update(query.sql).digest("base64url");
  const prepared = db._.session.prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
    query,
    undefined,
    name,
    false,
  );
  return prepared.execute();
}

/** Builds a statement once per database, and per transaction: `prepare` ends with Drizzle's own `.prepare(name)`. */
export function keepPrepared<Statement>(prepare: (db: Queries) => Statement): (db: Queries) => Statement {
  const statements = new WeakMap<Queries, Statement>();
  return (db) => {
    const statement = statements.get(db) ?? prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
