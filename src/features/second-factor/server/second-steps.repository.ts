import { and, eq, gt, like, lte, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { secondStepsTable } from "./second-factor.tables.ts";

export type StepRow = typeof secondStepsTable.$inferSelect;

const { key, userId, expiresAt, tries } = secondStepsTable;

export async function putStep(db: Queries, { key: name, ...values }: StepRow): Promise<void> {
  await db
    .insert(secondStepsTable)
    .values({ key: name, ...values })
    .onConflictDoUpdate({ target: key, set: values });
}

export async function getStep(db: Queries, name: string, now: Date): Promise<StepRow | undefined> {
  const [row] = await db
    .select()
    .from(secondStepsTable)
    .where(and(eq(key, name), gt(expiresAt, now)));
  return row;
}

/** Counts a try before it is looked at; undefined for a step that is over, or has had its tries. */
export async function takeStepTry(
  db: Queries,
  { name, max, now }: { name: string; max: number; now: Date },
): Promise<StepRow | undefined> {
  const [row] = await db
    .update(secondStepsTable)
    .set({ tries: sql`${tries} + 1` })
    .where(and(eq(key, name), gt(expiresAt, now), sql`${tries} < ${max}`))
    .returning();
  return row;
}

/** Uses a step up; of two uses at once only one succeeds. */
export async function takeStep(tx: Transaction, name: string, now: Date): Promise<StepRow | undefined> {
  const [row] = await tx
    .delete(secondStepsTable)
    .where(and(eq(key, name), gt(expiresAt, now)))
    .returning();
  return row;
}

/** Logins that wait: a member who starts another one has left the others. */
export async function deleteLoginSteps(db: Queries, memberId: string): Promise<void> {
  await db.delete(secondStepsTable).where(and(eq(userId, memberId), like(key, "login/%")));
}

export async function deleteOldSteps(db: Queries, now: Date): Promise<void> {
  await db.delete(secondStepsTable).where(lte(expiresAt, now));
}
