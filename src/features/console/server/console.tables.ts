import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

/** Every query that an administrator has sent to the console, refused ones too; the console itself can only read it. */
export const consoleRunsTable = pgTable(
  "console_runs",
  {
    id: uuid("id").primaryKey(),
    // No reference: what an administrator did stays on record when the account goes.
    userId: uuid("user_id").notNull(),
    /** The query's beginning, as long as a query may be. */
    query: text("query").notNull(),
    /** SHA-256 of the whole query, hex. */
    queryHash: text("query_hash").notNull(),
    /** `running` stays where the process died in the middle. */
    outcome: text("outcome", { enum: ["running", "answered", "failed", "refused"] }).notNull(),
    /** Why there was no answer: our code, or the database's. */
    reason: text("reason"),
    rowCount: integer("row_count"),
    durationMs: integer("duration_ms"),
    startedAt: timestamp("started_at").notNull(),
  },
  (table) => [
    index("console_runs_user_idx").on(table.userId, table.startedAt),
    index("console_runs_started_at_idx").on(table.startedAt),
  ],
);

/** Queries that administrators keep under a name. */
export const savedQueriesTable = pgTable(
  "console_saved_queries",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    query: text("query").notNull(),
    isShared: boolean("is_shared").notNull(),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (table) => [uniqueIndex("console_saved_queries_name_key").on(table.userId, sql`lower(${table.name})`)],
);
