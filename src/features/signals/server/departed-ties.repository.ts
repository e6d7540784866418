import { eq, lte, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/db/open-database.ts";
import type { TieKind } from "../signals.catalog.ts";
import { departedTiesTable } from "./signals.tables.ts";

export interface DepartedTies {
  monthYear: string;
  pseudonym: string;
  departedAt: Date;
  ties: readonly { userId: string; kind: TieKind; count: number }[];
}

export async function createDepartedTies(
  tx: Transaction,
  { monthYear, pseudonym, departedAt, ties }: DepartedTies,
): Promise<void> {
  if (ties.length === 0) return;
  await tx.execute(sql`
    INSERT INTO departed_ties (month_year, pseudonym, user_id, kind, count, departed_at)
    SELECT ${monthYear}, ${pseudonym}::uuid, tie.user_id, tie.kind, tie.count, ${departedAt.toISOString()}::timestamptz
    FROM unnest(${sql.param(ties.map(({ userId }) => userId))}::uuid[], ${sql.param(ties.map(({ kind }) => kind))}::text[],
      ${sql.param(ties.map(({ count }) => count))}::int[]) AS tie (user_id, kind, count)`);
}

/** The ties that others left with a member go with the member. */
export async function deleteDepartedTies(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(departedTiesTable).where(eq(departedTiesTable.userId, userId));
}

export async function deleteOldDepartedTies(db: Pick<Database, "delete">, departedBefore: Date): Promise<void> {
  await db.delete(departedTiesTable).where(lte(departedTiesTable.departedAt, departedBefore));
}
