import { desc, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "#server/db/open-database.ts";
import type { ReportableTable } from "#server/deps.ts";

/** Things of one kind, the newest. */
const LISTED_MAX = 50;

/** Ids carry their time: the largest are the newest. */
export async function listThingIds(
  db: Queries,
  { table, authorColumn, userId }: { table: ReportableTable; authorColumn: PgColumn; userId: string },
): Promise<string[]> {
  const { id } = table;
  const rows = await db
    .select({ id })
    .from(table as PgTable)
    .where(eq(authorColumn, userId))
    .orderBy(desc(id))
    .limit(LISTED_MAX);
  return rows.map((row) => row.id as string);
}
