import { and, asc, desc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { notificationSettingsTable, notificationsTable } from "#features/notifications/server/notifications.tables.ts";
import { isNoErasedName, usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";

const { id, userId, kind, actorId, createdAt, changedAt, readAt, announcedAt, mailedAt } = notificationsTable;
const settings = notificationSettingsTable;

function selectUnread(db: Queries) {
  return db
    .select({ row: notificationsTable, actor: usersTable.username })
    .from(notificationsTable)
    .leftJoin(usersTable, and(eq(usersTable.id, actorId), isNoErasedName))
    .$dynamic();
}

export type Unread = Awaited<ReturnType<typeof selectUnread>>[number];

interface UrgentSearch {
  kinds: string[];
  after: Date;
  until: Date;
  limit: number;
}

/** Urgent news of members who want letters, which no letter has brought; held until the transaction ends. */
export async function lockUrgent(tx: Transaction, { kinds, after, until, limit }: UrgentSearch): Promise<Unread[]> {
  const isWanted = and(isNull(announcedAt), isNull(readAt), gt(createdAt, after), lte(createdAt, until));
  const wanting = tx.select({ id: settings.userId }).from(settings).where(eq(settings.byEmail, true));
  return selectUnread(tx)
    .where(and(isWanted, inArray(kind, kinds), inArray(userId, wanting)))
    .orderBy(asc(createdAt))
    .limit(limit)
    .for("update", { of: notificationsTable, skipLocked: true });
}

function isOneOf(found: readonly Unread[]) {
  return inArray(
    id,
    found.map(({ row }) => row.id),
  );
}

export async function noteAnnounced(tx: Transaction, found: readonly Unread[], now: Date): Promise<void> {
  await tx.update(notificationsTable).set({ announcedAt: now, mailedAt: now }).where(isOneOf(found));
}

/** Everybody who wants letters. */
export async function listReaders(db: Queries) {
  return db
    .select({ userId: settings.userId, timeZone: settings.timeZone, digestDay: settings.digestDay })
    .from(settings)
    .where(eq(settings.byEmail, true));
}

/** The member's settings, held until the transaction ends; undefined where they want no letters any more. */
export async function lockReader(tx: Transaction, readerId: string) {
  const [reader] = await tx
    .select({ timeZone: settings.timeZone, digestDay: settings.digestDay })
    .from(settings)
    .where(and(eq(settings.userId, readerId), eq(settings.byEmail, true)))
    .for("update");
  return reader;
}

export async function noteDigest(tx: Transaction, readerId: string, digestDay: string): Promise<void> {
  await tx.update(settings).set({ digestDay }).where(eq(settings.userId, readerId));
}

/** Unread news that stood in no letter, the newest first; held until the transaction ends. */
export async function lockUnmailed(tx: Transaction, readerId: string, after: Date): Promise<Unread[]> {
  return selectUnread(tx)
    .where(and(eq(userId, readerId), isNull(readAt), isNull(mailedAt), gt(changedAt, after)))
    .orderBy(desc(changedAt), desc(id))
    .for("update", { of: notificationsTable });
}

export async function noteMailed(tx: Transaction, found: readonly Unread[], now: Date): Promise<void> {
  await tx.update(notificationsTable).set({ mailedAt: now }).where(isOneOf(found));
}
