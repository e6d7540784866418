import { and, asc, eq, gt } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { walkRows } from "#server/db/walk-rows.ts";
import { analyticsEventsTable } from "./analytics.tables.ts";

const BATCH_SIZE = 500;

/** What was done in visits while the member was logged in. */
export async function* exportVisits(db: Queries, ownerId: string): AsyncGenerator<object> {
  const { id, userId, event, properties, occurredAt, sessionId } = analyticsEventsTable;
  const visits = walkRows((afterId) =>
    db
      .select({ id, event, properties, occurredAt, sessionId })
      .from(analyticsEventsTable)
      .where(and(eq(userId, ownerId), afterId === undefined ? undefined : gt(id, afterId)))
      .orderBy(asc(id))
      .limit(BATCH_SIZE),
  );
  for await (const { id: _id, ...visit } of visits) yield visit;
}

/** What was done in a visit stays, as nobody's, until it is deleted with the rest. */
export async function forgetVisitor(tx: Transaction, userId: string): Promise<void> {
  await tx.update(analyticsEventsTable).set({ userId: null }).where(eq(analyticsEventsTable.userId, userId));
}
