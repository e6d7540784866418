import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import { analyticsEventsTable, contentItemsTable, interestsTable, leaderboardEntriesTable } from "#server/db/tables.ts";
import type { ContentRow } from "./content-item.ts";

/** Items read at once, whose descriptions can be long. */
const CONTENT_BATCH = 50;
const ENTRIES_BATCH = 500;

/** Walks through a member's rows in the order of their ids, so that no list is ever held in memory whole. */
async function* walk<Row extends { id: string }>(read: (afterId: string | undefined) => Promise<Row[]>) {
  let rows = await read(undefined);
  while (rows.length > 0) {
    yield* rows;
    rows = await read(rows.at(-1)?.id);
  }
}

export function walkContent(db: Queries, ownerId: string): AsyncGenerator<ContentRow> {
  const { id, userId, deletedAt } = contentItemsTable;
  return walk((afterId) =>
    db
      .select()
      .from(contentItemsTable)
      .where(and(eq(userId, ownerId), isNull(deletedAt), afterId === undefined ? undefined : gt(id, afterId)))
      .orderBy(asc(id))
      .limit(CONTENT_BATCH),
  );
}

export function walkPoints(db: Queries, ownerId: string) {
  const { id, userId, actionType, points, monthYear, createdAt } = leaderboardEntriesTable;
  return walk((afterId) =>
    db
      .select({ id, actionType, points, monthYear, createdAt })
      .from(leaderboardEntriesTable)
      .where(and(eq(userId, ownerId), afterId === undefined ? undefined : gt(id, afterId)))
      .orderBy(asc(id))
      .limit(ENTRIES_BATCH),
  );
}

/** What was done in visits while the member was logged in. */
export function walkVisits(db: Queries, ownerId: string) {
  const { id, userId, event, properties, occurredAt, sessionId } = analyticsEventsTable;
  return walk((afterId) =>
    db
      .select({ id, event, properties, occurredAt, sessionId })
      .from(analyticsEventsTable)
      .where(and(eq(userId, ownerId), afterId === undefined ? undefined : gt(id, afterId)))
      .orderBy(asc(id))
      .limit(ENTRIES_BATCH),
  );
}

export async function listInterests(db: Queries, ownerId: string) {
  const { userId, kind, refId, createdAt } = interestsTable;
  return db.select({ kind, refId, createdAt }).from(interestsTable).where(eq(userId, ownerId)).orderBy(createdAt);
}
