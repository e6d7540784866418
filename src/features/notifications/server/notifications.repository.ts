import { and, count, desc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { isNoErasedName, usersTable } from "#features/users/server/users.tables.ts";
import type { Database, Queries, Transaction } from "#server/db/open-database.ts";
import type { ListPosition } from "#server/list-cursor.ts";
import { NOTIFICATION_LIFE_MS } from "../notifications.rules.ts";
import { notificationEventsTable, notificationsTable } from "./notifications.tables.ts";

const { id, userId, actorId, changedAt, readAt } = notificationsTable;

export interface FoundNotification {
  row: typeof notificationsTable.$inferSelect;
  actor: string | null;
}

/** A member's notifications, those that came or grew last before the others. */
export async function listNotifications(
  db: Queries,
  { memberId, after, limit }: { memberId: string; after?: ListPosition | undefined; limit: number },
): Promise<FoundNotification[]> {
  const isBehind = after && sql`(${changedAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({ row: notificationsTable, actor: usersTable.username })
    .from(notificationsTable)
    .leftJoin(usersTable, and(eq(usersTable.id, actorId), isNoErasedName))
    .where(and(eq(userId, memberId), isBehind))
    .orderBy(desc(changedAt), desc(id))
    .limit(limit);
}

/** How many are unread, and when the newest came; one statement, for it is asked every few seconds. */
export async function readPulse(db: Queries, memberId: string): Promise<{ unread: number; changedAt: Date | null }> {
  const unread = db.select({ unread: count() }).from(notificationsTable).where(isUnreadOf(memberId));
  const newest = db
    .select({ changedAt })
    .from(notificationsTable)
    .where(eq(userId, memberId))
    .orderBy(desc(changedAt))
    .limit(1);
  const { rows } = await db.execute<{ unread: number; newest: Date | null }>(
    sql`SELECT (${unread})::int AS unread, (${newest}) AS newest`,
  );
  const [row] = rows;
  return { unread: row?.unread ?? 0, changedAt: row?.newest ? new Date(row.newest) : null };
}

function isUnreadOf(memberId: string) {
  return and(eq(userId, memberId), isNull(readAt));
}

/** Rows to be changed, taken in one order by everybody, so that nobody waits in a circle. */
function takeInOrder(db: Queries, condition: SQL | undefined) {
  return inArray(id, db.select({ id }).from(notificationsTable).where(condition).orderBy(id).for("update"));
}

interface Reading {
  memberId: string;
  notificationId: string | undefined;
  /** What grew after this stays unread. */
  until: Date;
  now: Date;
}

export async function markRead(db: Queries, { memberId, notificationId, until, now }: Reading): Promise<void> {
  const isThis = notificationId === undefined ? undefined : eq(id, notificationId);
  await db
    .update(notificationsTable)
    .set({ readAt: now })
    .where(takeInOrder(db, and(isUnreadOf(memberId), isThis, lte(changedAt, until))));
}

export async function exportNotifications(db: Queries, memberId: string) {
  const { kind, values, count: events, createdAt } = notificationsTable;
  return db
    .select({ kind, values, count: events, createdAt, changedAt, readAt })
    .from(notificationsTable)
    .where(eq(userId, memberId))
    .orderBy(createdAt, id);
}

/** Notifications of others no longer name a member who leaves. */
export async function forgetActor(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .update(notificationsTable)
    .set({ actorId: null })
    .where(takeInOrder(tx, eq(actorId, memberId)));
}

export async function deleteOldNotifications(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - NOTIFICATION_LIFE_MS);
  await db.delete(notificationsTable).where(lte(changedAt, limit));
  await db.delete(notificationEventsTable).where(lte(notificationEventsTable.createdAt, limit));
}
