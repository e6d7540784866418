import { desc, eq } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
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
