import { pgTable, text } from "drizzle-orm/pg-core";
import { timestamp } from "./db/columns.ts";

/** Random keys that the server made for itself; all processes share them, and a deleted one is forgotten for good. */
export const secretsTable = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: timestamp("created_at").notNull(),
});
