import { and, eq, sql } from "drizzle-orm";
import { monthTotalsTable } from "#features/points/server/points.tables.ts";
import type { ReportedThing } from "#features/reports/server/report-cases.repository.ts";
import { reportCasesTable } from "#features/reports/server/reports.tables.ts";
import { lockUserRow } from "#features/users/server/member-row-lock.repository.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { moderationActionsTable } from "./moderation.tables.ts";

export interface AuthorFacts {
  id: string;
  createdAt: Date;
  provenPoints: number;
  disabledAt: Date | null;
  bannedUntil: Date | null;
}

export async function getAuthorFacts(db: Queries, userId: string): Promise<AuthorFacts | undefined> {
  const { id, createdAt, disabledAt, bannedUntil } = usersTable;
  const [row] = await db
    .select({
      id,
      createdAt,
      disabledAt,
      bannedUntil,
      provenPoints: sql<number>`(SELECT coalesce(sum(t.proven_points), 0)::int
        FROM ${monthTotalsTable} AS t WHERE t.user_id = ${id})`,
    })
    .from(usersTable)
    .where(eq(id, userId));
  return row;
}

/** Whose thing the case is about, also where it is gone. */
export async function getCaseAuthor(db: Queries, { type, refId }: ReportedThing): Promise<string | null> {
  const { authorId } = reportCasesTable;
  const isIt = and(eq(reportCasesTable.type, type), eq(reportCasesTable.refId, refId));
  const [row] = await db.select({ authorId }).from(reportCasesTable).where(isIt);
  return row?.authorId ?? null;
}

/** What may close an account holds it first, and then the thing, as its member does who leaves. */
export async function lockAuthorOf(tx: Transaction, thing: ReportedThing): Promise<void> {
  const authorId = await getCaseAuthor(tx, thing);
  if (authorId !== null) await lockUserRow(tx, authorId);
}

/** The same before an action is taken back. */
export async function lockAuthorOfAction(tx: Transaction, actionId: string): Promise<void> {
  const { id, authorId } = moderationActionsTable;
  const [row] = await tx.select({ authorId }).from(moderationActionsTable).where(eq(id, actionId));
  if (row?.authorId) await lockUserRow(tx, row.authorId);
}
