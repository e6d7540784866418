import { and, asc, eq, sql } from "drizzle-orm";
import { memberNetworksTable } from "#features/networks/server/networks.tables.ts";
import { monthTotalsTable } from "#features/points/server/points.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { Reporter } from "../reporter-trust.rules.ts";
import type { ReportedThing } from "./report-cases.repository.ts";
import { reportsTable } from "./reports.tables.ts";

export interface MemberReport extends Reporter {
  username: string;
  reason: string;
}

/** Who has reported the thing and why, the first one first; members who have left are not among them. */
export async function listReporters(db: Queries, { type, refId }: ReportedThing, max: number): Promise<MemberReport[]> {
  const { id, username, createdAt, disabledAt } = usersTable;
  return db
    .select({
      id,
      username,
      createdAt,
      isDisabled: sql<boolean>`${disabledAt} IS NOT NULL`,
      provenPoints: sql<number>`(SELECT coalesce(sum(t.proven_points), 0)::int
        FROM ${monthTotalsTable} AS t WHERE t.user_id = ${id})`,
      networks: sql<string[]>`ARRAY(SELECT n.network FROM ${memberNetworksTable} AS n WHERE n.user_id = ${id})`,
      reason: reportsTable.reason,
      reportedAt: reportsTable.createdAt,
    })
    .from(reportsTable)
    .innerJoin(usersTable, eq(id, reportsTable.reporterId))
    .where(and(eq(reportsTable.type, type), eq(reportsTable.refId, refId)))
    .orderBy(asc(reportsTable.createdAt), asc(reportsTable.id))
    .limit(max);
}
