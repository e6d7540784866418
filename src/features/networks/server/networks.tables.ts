import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

/** From which networks a member came in a month; a keyed hash, whose key is another one each month. */
export const memberNetworksTable = pgTable(
  "member_networks",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    network: text("network").notNull(),
    seenAt: timestamp("seen_at").notNull(),
    /** Hashed by the key of the month before the one in which it was seen. */
    isOfMonthBefore: boolean("is_of_month_before").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.network] }),
    index("member_networks_network_idx").on(table.network),
    index("member_networks_seen_at_idx").on(table.seenAt),
  ],
);
