import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database, Queries, Transaction } from "#server/db/open-database.ts";
import type { InterestKind } from "../interests.schema.ts";
import type { Thing } from "./interest-things.rules.ts";
import { interestsTable } from "./interests.tables.ts";

interface OwnThing extends Thing {
  userId: string;
}

interface KeptInterest {
  createdAt: Date;
  lettersAt: Date | null;
  isNew: boolean;
}

function isOwn({ userId, kind, refId }: OwnThing) {
  return and(eq(interestsTable.userId, userId), eq(interestsTable.kind, kind), eq(interestsTable.refId, refId));
}

/** Keeps the first time a member asked; asking again changes nothing. */
export async function createInterest(db: Database, { now, ...own }: OwnThing & { now: Date }): Promise<KeptInterest> {
  const { createdAt, lettersAt } = interestsTable;
  const [created] = await db
    .insert(interestsTable)
    .values({ ...own, createdAt: now })
    .onConflictDoNothing()
    .returning({ createdAt, lettersAt });
  if (created) return { ...created, isNew: true };
  const [known] = await db.select({ createdAt, lettersAt }).from(interestsTable).where(isOwn(own));
  return { createdAt: known?.createdAt ?? now, lettersAt: known?.lettersAt ?? null, isNew: false };
}

export async function listInterests(db: Queries, ownerId: string) {
  const { userId, kind, refId, createdAt, lettersAt } = interestsTable;
  return db
    .select({ kind, refId, createdAt, lettersAt })
    .from(interestsTable)
    .where(eq(userId, ownerId))
    .orderBy(asc(createdAt), asc(kind), asc(refId));
}

/** Null for no letters; who wants them already keeps the time of the first yes. False where there is no interest. */
export async function updateLetters(
  tx: Transaction,
  { lettersAt, ...own }: OwnThing & { lettersAt: Date | null },
): Promise<boolean> {
  const [known] = await tx
    .select({ lettersAt: interestsTable.lettersAt })
    .from(interestsTable)
    .where(isOwn(own))
    .for("update");
  if (known === undefined) return false;
  if ((known.lettersAt === null) !== (lettersAt === null)) {
    await tx.update(interestsTable).set({ lettersAt }).where(isOwn(own));
  }
  return true;
}

export async function stopLetters(tx: Transaction, userId: string, kind: InterestKind): Promise<void> {
  await tx
    .update(interestsTable)
    .set({ lettersAt: null })
    .where(and(eq(interestsTable.userId, userId), eq(interestsTable.kind, kind), isNotNull(interestsTable.lettersAt)));
}

export async function deleteInterest(db: Queries, own: OwnThing): Promise<void> {
  await db.delete(interestsTable).where(isOwn(own));
}
