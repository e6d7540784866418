import { desc, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ReportableTable } from "#server/deps.ts";
import { createId } from "#shared/ids.ts";
import { memberBansTable, memberNotesTable } from "./members.tables.ts";

/** Of each list, the newest. */
const LISTED_MAX = 50;

export async function createMemberBan(
  tx: Transaction,
  values: Omit<typeof memberBansTable.$inferSelect, "id">,
): Promise<void> {
  await tx.insert(memberBansTable).values({ id: createId(), ...values });
}

export async function listMemberBans(db: Queries, memberId: string) {
  const { id, userId, createdAt } = memberBansTable;
  return db
    .select()
    .from(memberBansTable)
    .where(eq(userId, memberId))
    .orderBy(desc(createdAt), desc(id))
    .limit(LISTED_MAX);
}

export async function createNote(
  tx: Transaction,
  values: Omit<typeof memberNotesTable.$inferSelect, "id">,
): Promise<void> {
  await tx.insert(memberNotesTable).values({ id: createId(), ...values });
}

export async function listNotes(db: Queries, memberId: string) {
  const { id, userId } = memberNotesTable;
  return db.select().from(memberNotesTable).where(eq(userId, memberId)).orderBy(desc(id)).limit(LISTED_MAX);
}

/** Of things of one kind; ids carry their time: the largest are the newest. */
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
