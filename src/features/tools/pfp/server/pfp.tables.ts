import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import { timestamp } from "#server/db/columns.ts";

/** Seeds that the house has promised and not shown yet; a roll shows the seed and takes the row. */
export const pfpCommitmentsTable = pgTable(
  "pfp_commitments",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    serverSeed: text("server_seed").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (table) => [
    index("pfp_commitments_user_idx").on(table.userId),
    index("pfp_commitments_created_idx").on(table.createdAt),
  ],
);

/** The faces that a member has rolled, each of which may be worn. */
export const rolledFacesTable = pgTable(
  "rolled_faces",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => usersTable.id, { onDelete: "cascade" }),
    faceId: text("face_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.faceId] })],
);
