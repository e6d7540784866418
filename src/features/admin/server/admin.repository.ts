import { count, isNull } from "drizzle-orm";
import { leaderboardEntriesTable } from "#features/points/server/points.tables.ts";
import { countUsers } from "#features/users/server/users.repository.ts";
import { vaultItemsTable } from "#features/vault/server/vault.tables.ts";
import type { Database } from "#server/db/open-database.ts";
import type { AdminStats } from "../admin.schema.ts";

export async function countEverything(db: Database): Promise<AdminStats> {
  const [totalUsers, [actions], [content]] = await Promise.all([
    countUsers(db),
    db.select({ total: count() }).from(leaderboardEntriesTable),
    db.select({ total: count() }).from(vaultItemsTable).where(isNull(vaultItemsTable.deletedAt)),
  ]);
  return { totalUsers, totalActions: actions?.total ?? 0, totalContent: content?.total ?? 0 };
}
