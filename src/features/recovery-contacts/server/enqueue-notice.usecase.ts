import { getMemberLanguage } from "#features/settings/server/preferences.repository.ts";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/db/open-database.ts";
import { enqueueMessage, hasMessageChannel } from "#server/outbox.ts";
import type { WriteMessage } from "./account-mail.rules.ts";
import { listConfirmedContacts } from "./confirmed-contacts.repository.ts";

/** News about an account is worth sending for a day. */
const NOTICE_LIFE_MS = 24 * 60 * 60 * 1000;

export interface Notice {
  userId: string;
  write: WriteMessage;
  now: Date;
  /** A contact that causes the notice and needs none. */
  exceptContactId?: string;
}

/** Tells the member on every confirmed contact what has happened to the account. */
export async function enqueueNotice(tx: Transaction, config: Config, notice: Notice): Promise<void> {
  const { userId, write, now, exceptContactId } = notice;
  const text = write(await getMemberLanguage(tx, userId));
  for (const { id, method, contact } of await listConfirmedContacts(tx, userId)) {
    if (id === exceptContactId || !hasMessageChannel(config, method)) continue;
    const expiresAt = new Date(now.getTime() + NOTICE_LIFE_MS);
    await enqueueMessage(tx, { channel: method, recipient: contact, ...text, expiresAt, now });
  }
}
