import { writeResetLink } from "#features/recovery-contacts/server/account-mail.rules.ts";
import { listConfirmedContacts } from "#features/recovery-contacts/server/confirmed-contacts.repository.ts";
import { createReset } from "#features/recovery-contacts/server/password-reset.repository.ts";
import { getMemberLanguage } from "#features/settings/server/preferences.repository.ts";
import { type Config, getSiteOrigin } from "#server/config.ts";
import type { Transaction } from "#server/db/open-database.ts";
import { enqueueMessage, hasMessageChannel } from "#server/outbox.ts";
import { createResetToken, RESET_LINK_LIFE_MS } from "./reset-token.rules.ts";

interface ResetLink {
  url: string;
  expiresAt: Date;
  /** False where the member has no confirmed contact that the site can write to. */
  isSent: boolean;
}

/** A link with which the member chooses a new password, once; it replaces any token that is on its way. */
export async function createResetLink(
  tx: Transaction,
  config: Config,
  { user, now }: { user: { id: string; username: string }; now: Date },
): Promise<ResetLink> {
  const { token, tokenHash } = createResetToken("email");
  const expiresAt = new Date(now.getTime() + RESET_LINK_LIFE_MS);
  await createReset(tx, { userId: user.id, tokenHash, expiresAt, now });
  // Behind the #, which no server and no log of one gets to see.
  const url = `${getSiteOrigin(config)}/?auth=login#reset=${token}`;
  const contacts = await listConfirmedContacts(tx, user.id);
  const reachable = contacts.filter(({ method }) => hasMessageChannel(config, method));
  const text = writeResetLink(user.username, url)(await getMemberLanguage(tx, user.id));
  for (const { method, contact } of reachable) {
    await enqueueMessage(tx, { channel: method, recipient: contact, ...text, expiresAt, now });
  }
  return { url, expiresAt, isSent: reachable.length > 0 };
}
