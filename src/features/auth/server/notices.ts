import { and, eq, isNotNull } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/db/open-database.ts";
import { enqueueMessage, hasMessageChannel } from "#server/outbox.ts";
import type { MessageText } from "./account-messages.catalog.ts";
import { recoveryContactsTable } from "./auth.tables.ts";

/** News about an account is worth sending for a day. */
const NOTICE_LIFE_MS = 24 * 60 * 60 * 1000;

export interface Notice {
  userId: string;
  text: MessageText;
  now: Date;
  /** A contact that causes the notice and needs none. */
  exceptContactId?: string;
}

/** Tells the member on every confirmed contact what has happened to the account. */
export async function enqueueNotice(tx: Transaction, config: Config, notice: Notice): Promise<void> {
  const { userId, text, now, exceptContactId } = notice;
  const contacts = await tx
    .select({
      id: recoveryContactsTable.id,
      channel: recoveryContactsTable.method,
      recipient: recoveryContactsTable.contact,
    })
    .from(recoveryContactsTable)
    .where(and(eq(recoveryContactsTable.userId, userId), isNotNull(recoveryContactsTable.confirmedAt)));
  for (const { id, channel, recipient } of contacts) {
    if (id === exceptContactId || !hasMessageChannel(config, channel)) continue;
    const expiresAt = new Date(now.getTime() + NOTICE_LIFE_MS);
    await enqueueMessage(tx, { channel, recipient, ...text, expiresAt, now });
  }
}
