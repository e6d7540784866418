import { boolean, pgTable, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";

/** What members let everybody read of them; a member without a row shows nothing. */
export const profileVisibilityTable = pgTable("profile_visibility", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => usersTable.id, { onDelete: "cascade" }),
  isVisible: boolean("is_visible").notNull(),
  points: boolean("points").notNull(),
  wall: boolean("wall").notNull(),
  handles: boolean("handles").notNull(),
  hosting: boolean("hosting").notNull(),
});
