import { and, asc, count, desc, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type ReportCase, reportCasesTable } from "#features/reports/server/reports.tables.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { ListPosition } from "#server/list-cursor.ts";
import type { CaseState } from "../moderation.rules.ts";

const { openedAt, closedAt, refId } = reportCasesTable;

const states: Record<CaseState, { where: SQL | undefined; orderBy: SQL[]; isBehind: (after: ListPosition) => SQL }> = {
  // Who has waited longest comes first.
  open: {
    where: isNotNull(openedAt),
    orderBy: [asc(openedAt), asc(refId)],
    isBehind: ({ at, id }) => sql`(${openedAt}, ${refId}) > (${at.toISOString()}, ${id})`,
  },
  closed: {
    where: and(isNull(openedAt), isNotNull(closedAt)),
    orderBy: [desc(closedAt), desc(refId)],
    isBehind: ({ at, id }) => sql`(${closedAt}, ${refId}) < (${at.toISOString()}, ${id})`,
  },
};

interface CasePage {
  state: CaseState;
  after: ListPosition | undefined;
  limit: number;
}

export async function listCases(db: Queries, { state, after, limit }: CasePage): Promise<ReportCase[]> {
  const { where, orderBy, isBehind } = states[state];
  return db
    .select()
    .from(reportCasesTable)
    .where(and(where, after && isBehind(after)))
    .orderBy(...orderBy)
    .limit(limit);
}

export async function countCases(db: Queries, state: CaseState): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reportCasesTable).where(states[state].where);
  return row?.total ?? 0;
}
