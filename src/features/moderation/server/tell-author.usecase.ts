import { notify, withdrawNotification } from "#features/notifications/server/notify.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import type { ToldAction } from "../moderation.rules.ts";
import type { ActionRow } from "./moderation.tables.ts";

/** Those of the decisions that an author is told by the bell; who is locked out reads it at the door. */
const KINDS = new Map<ActionRow["action"], NotificationKind>(
  (["hide", "delete", "warn", "restore"] satisfies ToldAction[]).map((action) => [
    action,
    { name: `moderation.${action}`, category: "always", link: () => "/account" },
  ]),
);

export const moderationNotifications: readonly NotificationKind[] = [...KINDS.values()];

type Told = Pick<ActionRow, "id" | "action" | "authorId">;

export async function tellAuthor(
  tx: Transaction,
  { id, action, authorId, title, now }: Told & { title: string; now: Date },
): Promise<void> {
  const kind = KINDS.get(action);
  if (kind === undefined || authorId === null) return;
  await notify(tx, { kind, userIds: [authorId], event: id, group: id, values: { title }, now });
}

/** An action that was taken back is no news any more. */
export async function untellAuthor(tx: Transaction, { id, action, authorId }: Told): Promise<void> {
  const kind = KINDS.get(action);
  if (kind === undefined || authorId === null) return;
  await withdrawNotification(tx, { kind, userIds: [authorId], group: id });
}
