import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";
import type { AwardSource } from "../engagement.rules.ts";

/** Why members got points for engagement, and from whom: the log beside the ledger, which has the points. */
export const engagementAwardsTable = pgTable(
  "engagement_awards",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id),
    /** Null where a rule gave them. No reference: what an administrator did stays on record when the account goes. */
    givenBy: uuid("given_by"),
    points: integer("points").notNull(),
    /** Empty once the member has left. */
    reason: text("reason").notNull(),
    source: text("source").$type<AwardSource>().notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("engagement_awards_user_idx").on(table.userId, table.createdAt),
    index("engagement_awards_by_hand_idx").on(table.createdAt.desc(), table.id).where(sql`${table.source} = 'hand'`),
  ],
);
