import { and, asc, eq, lte } from "drizzle-orm";
import type { Database, Queries } from "#server/db/open-database.ts";
import { memberNetworksTable } from "./networks.tables.ts";

type MemberNetwork = typeof memberNetworksTable.$inferInsert;

export async function putMemberNetwork(db: Queries, seen: MemberNetwork): Promise<void> {
  await db
    .insert(memberNetworksTable)
    .values(seen)
    .onConflictDoUpdate({
      target: [memberNetworksTable.userId, memberNetworksTable.network],
      set: { seenAt: seen.seenAt },
    });
}

/** Keeps what was noted in that month itself. */
export async function putEarlierHash(db: Queries, seen: MemberNetwork): Promise<void> {
  await db.insert(memberNetworksTable).values(seen).onConflictDoNothing();
}

/** When a member was last seen in each network; the hashes would say nothing to anybody. */
export async function listNetworkDates(db: Queries, userId: string): Promise<Date[]> {
  const rows = await db
    .select({ seenAt: memberNetworksTable.seenAt })
    .from(memberNetworksTable)
    .where(and(eq(memberNetworksTable.userId, userId), eq(memberNetworksTable.isOfMonthBefore, false)))
    .orderBy(asc(memberNetworksTable.seenAt));
  return rows.map(({ seenAt }) => seenAt);
}

export async function deleteMemberNetworks(db: Pick<Database, "delete">, seenBefore: Date): Promise<void> {
  await db.delete(memberNetworksTable).where(lte(memberNetworksTable.seenAt, seenBefore));
}
