import { writePasswordChanged } from "#features/recovery-contacts/server/account-mail.rules.ts";
import { enqueueNotice } from "#features/recovery-contacts/server/enqueue-notice.usecase.ts";
import { deleteResetsOf } from "#features/recovery-contacts/server/password-reset.repository.ts";
import { endSessionsOf } from "#features/sessions/server/session.usecase.ts";
import { updatePasswordHash } from "#features/users/server/users.repository.ts";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/db/open-database.ts";
import { endLockouts } from "./throttle-logins.usecase.ts";

interface NewPassword {
  user: { id: string; username: string };
  passwordHash: string;
  now: Date;
}

/** Sets a password and ends what the old one has opened or locked: sessions, tokens on their way, lockouts. */
export async function setPassword(
  tx: Transaction,
  config: Config,
  { user, passwordHash, now }: NewPassword,
): Promise<void> {
  await updatePasswordHash(tx, user.id, passwordHash);
  await endSessionsOf(tx, user.id);
  await deleteResetsOf(tx, user.id);
  await endLockouts(tx, user.username);
  await enqueueNotice(tx, config, { userId: user.id, write: writePasswordChanged(user.username), now });
}
