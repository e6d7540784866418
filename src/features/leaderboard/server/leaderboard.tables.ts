import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";

/** The first places as they were when it was last looked who has passed whom. */
export const notedPlacesTable = pgTable("noted_places", {
  rank: integer("rank").primaryKey(),
  monthYear: text("month_year").notNull(),
  userId: uuid("user_id")
    .notNull()
    .references(() => usersTable.id, { onDelete: "cascade" }),
});
