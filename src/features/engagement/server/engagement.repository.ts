import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ListPosition } from "#server/list-cursor.ts";
import { createId } from "#shared/ids.ts";
import { engagementAwardsTable } from "./engagement.tables.ts";

type AwardRow = typeof engagementAwardsTable.$inferSelect;

interface AwardedMember {
  id: string;
  username: string;
  isAdmin: boolean;
  disabledAt: Date | null;
}

/** The member of this name, who can neither leave nor join the staff until the transaction ends. */
export async function lockAwardedMember(tx: Transaction, username: string): Promise<AwardedMember | undefined> {
  const { id, username: name, isAdmin, disabledAt } = usersTable;
  const [member] = await tx
    .select({ id, username: name, isAdmin, disabledAt })
    .from(usersTable)
    .where(eq(sql`lower(${name})`, username.toLowerCase()))
    .for("no key update");
  return member;
}

export async function createEngagementAward(tx: Transaction, values: Omit<AwardRow, "id">): Promise<void> {
  await tx.insert(engagementAwardsTable).values({ id: createId(), ...values });
}

/** What administrators gave, the newest first. */
export async function listAwardsByHand(
  db: Queries,
  { after, limit }: { after?: ListPosition | undefined; limit: number },
) {
  const { id, userId, givenBy, points, reason, source, createdAt } = engagementAwardsTable;
  const givers = alias(usersTable, "givers");
  const isBehind =
    after && sql`${createdAt} <= ${after.at} AND (${createdAt} < ${after.at} OR ${id} > ${after.id}::uuid)`;
  return (
    db
      .select({ id, username: usersTable.username, givenBy: givers.username, points, reason, createdAt })
      .from(engagementAwardsTable)
      .innerJoin(usersTable, eq(usersTable.id, userId))
      .leftJoin(givers, eq(givers.id, givenBy))
      .where(and(eq(source, sql`'hand'`), isBehind))
      // NULLS LAST is the order of the index.
      .orderBy(sql`${createdAt} DESC NULLS LAST`, asc(id))
      .limit(limit)
  );
}

export async function listEngagementAwards(db: Queries, userId: string) {
  const { points, reason, source, createdAt } = engagementAwardsTable;
  return db
    .select({ points, reason, source, createdAt })
    .from(engagementAwardsTable)
    .where(eq(engagementAwardsTable.userId, userId))
    .orderBy(createdAt, engagementAwardsTable.id);
}

/** Takes the words about a leaving member; the points stay, for they must add up. */
export async function eraseReasons(tx: Transaction, userId: string): Promise<void> {
  await tx.update(engagementAwardsTable).set({ reason: "" }).where(eq(engagementAwardsTable.userId, userId));
}
