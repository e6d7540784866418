import { desc, eq } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import type { MemberSheet } from "#server/member-sheet.ts";
import { reportCasesTable, reportsTable } from "./reports.tables.ts";

/** Of each list, the newest. */
const LISTED_MAX = 50;

/** What a member has reported, and what was reported of the member's things. */
export async function readMemberReports(db: Queries, userId: string): Promise<Pick<MemberSheet, "reports" | "cases">> {
  const { type, refId, reason, createdAt, id, reporterId } = reportsTable;
  const reports = await db
    .select({ type, refId, reason, createdAt })
    .from(reportsTable)
    .where(eq(reporterId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(LISTED_MAX);
  const cases = await db
    .select({
      type: reportCasesTable.type,
      refId: reportCasesTable.refId,
      createdAt: reportCasesTable.createdAt,
      openedAt: reportCasesTable.openedAt,
    })
    .from(reportCasesTable)
    .where(eq(reportCasesTable.authorId, userId))
    .orderBy(desc(reportCasesTable.createdAt), desc(reportCasesTable.refId))
    .limit(LISTED_MAX);
  return {
    reports: reports.map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
    cases: cases.map(({ openedAt, ...found }) => ({
      ...found,
      isOpen: openedAt !== null,
      createdAt: found.createdAt.toISOString(),
    })),
  };
}
