import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { userPreferencesTable } from "#features/settings/server/preferences.tables.ts";
import { isNoErasedName, usersTable } from "#features/users/server/users.tables.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { NotificationCategory, NotificationKind, NotificationValues } from "#server/notification-kind.ts";

export interface NewNotification {
  kind: NotificationKind;
  /** Who is told; nobody is told what they switched off. */
  userIds: readonly string[];
  /** What has happened, as nothing else of the kind is called: each of them is told it once. */
  event: string;
  /** While one of this group is unread it grows, instead of another one coming. */
  group?: string;
  /** Of one that grows the newest stand. */
  values?: NotificationValues;
  /** Of one that grows the oldest stand. */
  firstValues?: NotificationValues;
  /** Whose doing it was, where everybody who is told may know. */
  actorId?: string;
  now: Date;
}

const SWITCHES: Record<NotificationCategory, SQL> = {
  newContent: sql`coalesce(${userPreferencesTable.notifyNewContent}, true)`,
  leaderboard: sql`coalesce(${userPreferencesTable.notifyLeaderboard}, true)`,
  rewards: sql`coalesce(${userPreferencesTable.notifyRewards}, true)`,
  always: sql`true`,
};

function hashEvent(kind: NotificationKind, event: string): string {
  return createHash("sha256").update(`${kind.name}:${event}`).digest("base64url");
}

/**
 * Tells members what has happened, in the transaction in which it happens: they hear of it if that is committed, once.
 * Call it last there, for it may wait for others who tell the same members.
 */
export async function notify(tx: Transaction, notification: NewNotification): Promise<void> {
  const { kind, userIds, event, values = {}, firstValues = {}, actorId = null, now } = notification;
  if (userIds.length === 0) return;
  const eventHash = hashEvent(kind, event);
  const group = notification.group ?? eventHash;
  const nowIso = now.toISOString();
  await tx.execute(sql`
    WITH reader AS (
      SELECT ${usersTable.id} AS id FROM ${usersTable}
      LEFT JOIN ${userPreferencesTable} ON ${userPreferencesTable.userId} = ${usersTable.id}
      WHERE ${usersTable.id} = ANY(${sql.param(userIds)}::uuid[]) AND ${isNoErasedName} AND ${SWITCHES[kind.category]}
    ),
    event AS (
      INSERT INTO notification_events (user_id, event_hash, created_at)
      SELECT id, ${eventHash}, ${nowIso}::timestamptz FROM reader ORDER BY id
      ON CONFLICT DO NOTHING RETURNING user_id
    )
    INSERT INTO notifications AS n (id, user_id, kind, group_key, values, actor_id, created_at, changed_at)
    SELECT gen_random_uuid(), user_id, ${kind.name}, ${group}, ${JSON.stringify({ ...firstValues, ...values })}::jsonb,
      ${actorId}::uuid, ${nowIso}::timestamptz, ${nowIso}::timestamptz
    FROM event ORDER BY user_id
    ON CONFLICT (user_id, kind, group_key) WHERE read_at IS NULL DO UPDATE SET
      count = n.count + 1, values = n.values || ${JSON.stringify(values)}::jsonb,
      actor_id = excluded.actor_id, changed_at = excluded.changed_at`);
}

/** Takes back what was told and has not been read, where it is not so any more. */
export async function withdrawNotification(
  tx: Transaction,
  { kind, userIds, group }: { kind: NotificationKind; userIds: readonly string[]; group: string },
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.execute(sql`
    DELETE FROM notifications WHERE user_id = ANY(${sql.param(userIds)}::uuid[])
    AND kind = ${kind.name} AND group_key = ${group} AND read_at IS NULL`);
}
