import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { dropMonths } from "#server/db/month-parts.ts";
import type { Database, Queries, Transaction } from "#server/db/open-database.ts";
import { walkRows } from "#server/db/walk-rows.ts";
import type { EventProperties, VisitEvent } from "#shared/visit-events.ts";
import { EVENT_WINDOW_MS, getEventDay } from "../analytics.rules.ts";
import { analyticsEventsTable } from "./analytics.tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** No row gets older than this; the privacy page says so. */
const RETENTION_DAYS = 90;
/** Rows of one event on one day. More are counted and leave no row, so that no flood can fill the disk. */
export const ROWS_PER_EVENT_AND_DAY = 10_000;

export interface NewEvent {
  id: string;
  event: VisitEvent;
  properties: EventProperties;
  occurredAt: Date;
  sessionId: string | null;
  userId: string | null;
}

/**
 * Counts the events and keeps a row of each, in one statement: an event that is known already is not counted again.
 * `isCountOnly` leaves no rows at all. The orders keep two calls at once from waiting for each other.
 */
export async function createEvents(
  db: Pick<Database, "execute">,
  events: NewEvent[],
  { isCountOnly = false }: { isCountOnly?: boolean } = {},
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ occurredAt, sessionId, userId, ...rest }) => ({
    ...rest,
    occurred_at: occurredAt.toISOString(),
    session_id: sessionId,
    user_id: userId,
    day: getEventDay(occurredAt),
  }));
  const oldest = Math.min(...events.map(({ occurredAt }) => occurredAt.getTime())) - EVENT_WINDOW_MS;
  await db.execute(sql`
    WITH sent AS (
      SELECT s.*, ${!isCountOnly}::boolean AND coalesce(d.count, 0) < ${ROWS_PER_EVENT_AND_DAY}::int AS has_row,
        EXISTS (SELECT FROM analytics_events AS a WHERE a.id = s.id AND a.occurred_at >= ${new Date(oldest).toISOString()}) AS is_known
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS s
        (id uuid, event text, properties jsonb, occurred_at timestamptz, session_id uuid, user_id uuid, day date)
      LEFT JOIN analytics_days AS d ON d.day = s.day AND d.event = s.event
    ),
    added AS (
      INSERT INTO analytics_events (id, event, properties, occurred_at, session_id, user_id)
      SELECT id, event, properties, occurred_at, session_id, user_id FROM sent
      WHERE has_row AND NOT is_known ORDER BY id
      ON CONFLICT (id, occurred_at) DO NOTHING
      RETURNING id
    ),
    counted AS (
      SELECT DISTINCT sent.id, day, event FROM sent LEFT JOIN added USING (id) WHERE added.id IS NOT NULL OR NOT has_row
    )
    INSERT INTO analytics_days AS d (day, event, count)
    SELECT day, event, count(*) FROM counted GROUP BY day, event ORDER BY day, event
    ON CONFLICT (day, event) DO UPDATE SET count = d.count + excluded.count`);
}

/**
 * Deletes what is too old to be kept about visitors; the counts stay. A month goes whole as soon as its first day has to:
 * that costs the same for a million rows as for one.
 */
export async function deleteOldEvents(db: Pick<Database, "delete" | "transaction">, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  await dropMonths(db, analyticsEventsTable, oldest);
  // Those of before there were months, and of a clock that was wrong.
  await db.delete(analyticsEventsTable).where(lte(analyticsEventsTable.occurredAt, oldest));
}

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
