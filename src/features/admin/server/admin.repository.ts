import { count, isNull } from "drizzle-orm";
import { countUsers } from "#features/auth/server/auth.repository.ts";
import type { Database } from "#server/db/open-database.ts";
import { contentItemsTable, leaderboardEntriesTable } from "#server/db/tables.ts";
import type { AdminStats } from "../admin.schema.ts";

export async function countEverything(db: Database): Promise<AdminStats> {
  const [totalUsers, [actions], [content]] = await Promise.all([
    countUsers(db),
    db.select({ total: count() }).from(leaderboardEntriesTable),
    db.select({ total: count() }).from(contentItemsTable).where(isNull(contentItemsTable.deletedAt)),
  ]);
  return { totalUsers, totalActions: actions?.total ?? 0, totalContent: content?.total ?? 0 };
}
