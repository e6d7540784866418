import { asc, eq, lte } from "drizzle-orm";
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

/** When a member was last seen in each network; the hashes would say nothing to anybody. */
export async function listNetworkDates(db: Queries, userId: string): Promise<Date[]> {
  const rows = await db
    .select({ seenAt: memberNetworksTable.seenAt })
    .from(memberNetworksTable)
    .where(eq(memberNetworksTable.userId, userId))
    .orderBy(asc(memberNetworksTable.seenAt));
  return rows.map(({ seenAt }) => seenAt);
}

export async function deleteMemberNetworks(db: Pick<Database, "delete">, seenBefore: Date): Promise<void> {
  await db.delete(memberNetworksTable).where(lte(memberNetworksTable.seenAt, seenBefore));
}
