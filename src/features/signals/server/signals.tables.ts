import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "#server/db/columns.ts";
import { TIE_KINDS } from "../signals.catalog.ts";

/**
 * What a member who left had in common with one who stayed. Who it was is said nowhere: the pseudonym is random, made when the
 * member left, and goes with its rows.
 */
export const departedTiesTable = pgTable(
  "departed_ties",
  {
    monthYear: text("month_year").notNull(),
    pseudonym: uuid("pseudonym").notNull(),
    /** The one who stayed. No reference: the lock that comes with one could meet that of whoever acts on them. */
    userId: uuid("user_id").notNull(),
    kind: text("kind", { enum: TIE_KINDS }).notNull(),
    count: integer("count").notNull(),
    departedAt: timestamp("departed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.monthYear, table.kind, table.pseudonym] }),
    index("departed_ties_pseudonym_idx").on(table.pseudonym),
    index("departed_ties_departed_at_idx").on(table.departedAt),
  ],
);
