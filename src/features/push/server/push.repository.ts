import { and, asc, eq, exists, gt, inArray, isNull, lte, ne } from "drizzle-orm";
import { notificationsTable } from "#features/notifications/server/notifications.tables.ts";
import { isNoErasedName, usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { pushSubscriptionsTable } from "./push.tables.ts";

const { sessionId, userId, endpoint, p256dh, auth, serverKey, createdAt } = pushSubscriptionsTable;

/** Puts the browser behind a session; nobody else is told in that browser any more. */
export async function saveSubscription(
  tx: Transaction,
  subscription: typeof pushSubscriptionsTable.$inferInsert,
): Promise<void> {
  const { sessionId: id, ...values } = subscription;
  await tx
    .delete(pushSubscriptionsTable)
    .where(and(eq(endpoint, subscription.endpoint), ne(sessionId, subscription.sessionId)));
  await tx
    .insert(pushSubscriptionsTable)
    .values({ sessionId: id, ...values })
    .onConflictDoUpdate({ target: sessionId, set: values });
}

export async function deleteSubscription(db: Queries, id: string): Promise<void> {
  await db.delete(pushSubscriptionsTable).where(eq(sessionId, id));
}

/** Forgets a browser that its service knows no more; what it has asked for since then stays. */
export async function deleteEndpoint(db: Queries, gone: string): Promise<void> {
  await db.delete(pushSubscriptionsTable).where(eq(endpoint, gone));
}

/** How to reach the browser of a session; undefined where it wants nothing of this key's owner. */
export async function getSubscription(db: Queries, id: string, key: string) {
  const [row] = await db
    .select({ endpoint, p256dh, auth })
    .from(pushSubscriptionsTable)
    .where(and(eq(sessionId, id), eq(serverKey, key)));
  return row;
}

export async function listSubscriptions(db: Queries, userIds: readonly string[], key: string) {
  return db
    .select({ sessionId, userId, createdAt })
    .from(pushSubscriptionsTable)
    .where(and(inArray(userId, [...userIds]), eq(serverKey, key)));
}

export async function exportSubscriptions(db: Queries, ownerId: string) {
  return db
    .select({ endpoint, createdAt })
    .from(pushSubscriptionsTable)
    .where(eq(userId, ownerId))
    .orderBy(asc(createdAt));
}

interface Search {
  key: string;
  after: Date;
  until: Date;
  limit: number;
}

/** Unread news that no device was told of, of members with one that was there before; held until the transaction ends. */
export async function lockUntold(tx: Transaction, { key, after, until, limit }: Search) {
  const news = notificationsTable;
  const device = tx
    .select({ sessionId })
    .from(pushSubscriptionsTable)
    .where(and(eq(userId, news.userId), eq(serverKey, key), lte(createdAt, news.createdAt)));
  const isUntold = and(
    isNull(news.pushedAt),
    isNull(news.readAt),
    gt(news.createdAt, after),
    lte(news.createdAt, until),
  );
  return tx
    .select({ row: news, actor: usersTable.username })
    .from(news)
    .leftJoin(usersTable, and(eq(usersTable.id, news.actorId), isNoErasedName))
    .where(and(isUntold, exists(device)))
    .orderBy(asc(news.createdAt))
    .limit(limit)
    .for("update", { of: news, skipLocked: true });
}

export async function notePushed(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(notificationsTable)
    .set({ pushedAt: now })
    .where(inArray(notificationsTable.id, [...ids]));
}
