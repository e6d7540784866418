import { pgTable, text } from "drizzle-orm/pg-core";
import { timestamp } from "./db/columns.ts";

/** When the periodic work of that name began last, whichever process did it. */
export const jobRunsTable = pgTable("job_runs", {
  name: text("name").primaryKey(),
  startedAt: timestamp("started_at").notNull(),
});
