import { eq, sql } from "drizzle-orm";
import { monthTotalsTable } from "#features/points/server/points.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries } from "#server/db/open-database.ts";

export interface AuthorFacts {
  id: string;
  createdAt: Date;
  provenPoints: number;
  disabledAt: Date | null;
  lockedUntil: Date | null;
}

export async function getAuthorFacts(db: Queries, userId: string): Promise<AuthorFacts | undefined> {
  const { id, createdAt, disabledAt, lockedUntil } = usersTable;
  const [row] = await db
    .select({
      id,
      createdAt,
      disabledAt,
      lockedUntil,
      provenPoints: sql<number>`(SELECT coalesce(sum(t.proven_points), 0)::int
        FROM ${monthTotalsTable} AS t WHERE t.user_id = ${id})`,
    })
    .from(usersTable)
    .where(eq(id, userId));
  return row;
}
