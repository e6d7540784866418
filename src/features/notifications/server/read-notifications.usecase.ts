import type { AppDeps } from "#server/deps.ts";
import { readCursor, writeCursor } from "#server/list-cursor.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import { NOTIFICATIONS_PAGE_SIZE } from "../notifications.rules.ts";
import type { NotificationEntry, NotificationList } from "../notifications.schema.ts";
import { type FoundNotification, listNotifications, readPulse } from "./notifications.repository.ts";

const LIST = "notifications";

export function listKinds({ features }: Pick<AppDeps, "features">): Map<string, NotificationKind> {
  const kinds = features.flatMap(({ notificationKinds = [] }) => notificationKinds);
  return new Map(kinds.map((kind) => [kind.name, kind]));
}

function toEntry({ row, actor }: FoundNotification, kind: NotificationKind): NotificationEntry {
  const { id, values, count, changedAt, readAt } = row;
  return {
    id,
    kind: kind.name,
    values,
    count,
    actor,
    link: kind.link(values),
    changedAt: changedAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

/** A page of what a member was told; kinds of features that are gone are left out. */
export async function readNotifications(
  deps: Pick<AppDeps, "db" | "features">,
  { memberId, cursor }: { memberId: string; cursor: string | undefined },
): Promise<NotificationList> {
  const after = cursor === undefined ? undefined : readCursor(cursor, { lists: [LIST] });
  const limit = NOTIFICATIONS_PAGE_SIZE + 1;
  const [found, { unread }] = await Promise.all([
    listNotifications(deps.db, { memberId, after, limit }),
    readPulse(deps.db, memberId),
  ]);
  const kinds = listKinds(deps);
  const shown = found.slice(0, NOTIFICATIONS_PAGE_SIZE);
  const last = shown.at(-1)?.row;
  const hasMore = found.length > shown.length && last !== undefined;
  return {
    notifications: shown.flatMap((one) => {
      const kind = kinds.get(one.row.kind);
      return kind === undefined ? [] : [toEntry(one, kind)];
    }),
    nextCursor: hasMore ? writeCursor({ list: LIST, at: last.changedAt, id: last.id }) : null,
    unread,
  };
}
