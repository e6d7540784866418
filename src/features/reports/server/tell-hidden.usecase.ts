import { notify } from "#features/notifications/server/notify.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import type { ReportCase } from "./reports.tables.ts";

export const hiddenNotification: NotificationKind = {
  name: "reports.hidden",
  category: "always",
  link: () => "/account",
};

/** Tells an author that reports took something off the lists until a person has looked. */
export async function tellHidden(
  tx: Transaction,
  { found, title, now }: { found: ReportCase; title: string; now: Date },
): Promise<void> {
  const { type, refId, authorId } = found;
  if (authorId === null) return;
  const event = `${type}:${refId}:${now.toISOString()}`;
  await notify(tx, { kind: hiddenNotification, userIds: [authorId], event, group: refId, values: { title }, now });
}
