import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { interestKinds } from "../interests.schema.ts";

/** Who is interested in what. */
export const interestsTable = pgTable(
  "interests",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: interestKinds }).notNull(),
    /** Empty where there is only one of the kind. */
    refId: text("ref_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // One hand per member and thing: the key, not a prior look, makes a double click safe.
    primaryKey({ columns: [table.userId, table.kind, table.refId] }),
    index("interests_kind_ref_idx").on(table.kind, table.refId, table.createdAt),
  ],
);
