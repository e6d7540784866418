import type { User } from "#features/auth/auth.schema.ts";
import { writeWalletChanged } from "#features/auth/server/account-messages.catalog.ts";
import { getUser, updateProfile } from "#features/auth/server/auth.repository.ts";
import { enqueueNotice } from "#features/auth/server/notices.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";

type Profile = Partial<Pick<User, "xUsername" | "telegramUsername" | "solanaWallet">>;

/** Changes the profile of a locked member, who hears of another wallet by message: rewards are paid to it. */
export async function changeProfile(
  tx: Transaction,
  { config, clock }: Pick<AppDeps, "config" | "clock">,
  userId: string,
  profile: Profile,
): Promise<User | undefined> {
  const before = profile.solanaWallet === undefined ? undefined : await getUser(tx, userId);
  const user = await updateProfile(tx, userId, profile);
  if (before !== undefined && user !== undefined && before.solanaWallet !== user.solanaWallet) {
    const text = writeWalletChanged(user.username, user.solanaWallet);
    await enqueueNotice(tx, config, { userId, text, now: clock.now() });
  }
  return user;
}
