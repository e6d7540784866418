import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamp } from "./db/columns.ts";

/** Failed logins and other counted tries, one row per key and window; `key` names the account, the address, or both. */
export const attemptCountersTable = pgTable(
  "attempt_counters",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowStartsAt: timestamp("window_starts_at").notNull(),
    lockedOutUntil: timestamp("locked_until"),
  },
  (table) => [index("attempt_counters_window_starts_at_idx").on(table.windowStartsAt)],
);
