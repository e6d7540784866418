import { and, eq } from "drizzle-orm";
import type { Database, Queries } from "#server/db/open-database.ts";
import type { InterestAnswer, InterestKind } from "../interests.schema.ts";
import { interestsTable } from "./interests.tables.ts";

interface NewInterest {
  userId: string;
  kind: InterestKind;
  refId: string;
  now: Date;
}

/** Keeps the first time a member asked; asking again changes nothing. */
export async function createInterest(db: Database, { userId, kind, refId, now }: NewInterest): Promise<InterestAnswer> {
  const [created] = await db
    .insert(interestsTable)
    .values({ userId, kind, refId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  const interest = created ?? (await getInterest(db, { userId, kind, refId }));
  return {
    interest: { kind, refId, createdAt: (interest?.createdAt ?? now).toISOString() },
    isNew: created !== undefined,
  };
}

async function getInterest(db: Database, { userId, kind, refId }: Omit<NewInterest, "now">) {
  const { userId: owner, kind: kindColumn, refId: ref } = interestsTable;
  const [row] = await db
    .select({ createdAt: interestsTable.createdAt })
    .from(interestsTable)
    .where(and(eq(owner, userId), eq(kindColumn, kind), eq(ref, refId)));
  return row;
}

export async function listInterests(db: Queries, ownerId: string) {
  const { userId, kind, refId, createdAt } = interestsTable;
  return db.select({ kind, refId, createdAt }).from(interestsTable).where(eq(userId, ownerId)).orderBy(createdAt);
}
