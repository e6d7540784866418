import { listConfirmedContacts } from "#features/recovery-contacts/server/confirmed-contacts.repository.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import type { MailTopic } from "#server/mail-topic.ts";
import { hasMessageChannel } from "#server/outbox.ts";
import { createWriter } from "#server/words.ts";
import { notificationsErrors } from "../notifications.errors.ts";
import type { NotificationSettings } from "../notifications.schema.ts";
import { getSettings, saveSettings, stopEmail } from "./notification-settings.repository.ts";
import { newsWords } from "./word-news.messages.ts";

type Deps = Pick<AppDeps, "config" | "clock">;

export const newsTopic: MailTopic = {
  name: "news",
  title: (language) => createWriter(newsWords, language)("topic"),
  unsubscribe: stopEmail,
};

async function findEmailGap(db: Queries, { config }: Deps, userId: string): Promise<NotificationSettings["emailGap"]> {
  if (!hasMessageChannel(config, "email")) return "no-mail";
  const contacts = await listConfirmedContacts(db, userId);
  return contacts.some(({ method }) => method === "email") ? null : "no-contact";
}

export async function readSettings(db: Queries, deps: Deps, userId: string): Promise<NotificationSettings> {
  const [settings, emailGap] = [await getSettings(db, userId), await findEmailGap(db, deps, userId)];
  return { byEmail: settings?.byEmail === true && emailGap === null, emailGap };
}

interface Change {
  userId: string;
  byEmail: boolean;
  timeZone: string;
}

export async function changeSettings(deps: Pick<AppDeps, "db"> & Deps, change: Change): Promise<NotificationSettings> {
  const { userId, byEmail } = change;
  return deps.db.transaction(async (tx) => {
    await lockMemberRow(tx, userId);
    const gap = byEmail ? await findEmailGap(tx, deps, userId) : null;
    if (gap === "no-mail") throw createError(notificationsErrors, "notifications.no_mail");
    if (gap === "no-contact") throw createError(notificationsErrors, "notifications.no_contact");
    await saveSettings(tx, { ...change, now: deps.clock.now() });
    return readSettings(tx, deps, userId);
  });
}
