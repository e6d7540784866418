import { pgTable, text } from "drizzle-orm/pg-core";
import { timestamp } from "./db/columns.ts";

/** How the periodic work of that name went last, whichever process did it. */
export const jobRunsTable = pgTable("job_runs", {
  name: text("name").primaryKey(),
  startedAt: timestamp("started_at").notNull(),
  /** Of the last run that has ended, well or not. */
  endedAt: timestamp("ended_at"),
  /** Why that run failed; null when it went well. */
  error: text("error"),
});
