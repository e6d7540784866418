import { writeWalletChanged } from "#features/recovery-contacts/server/account-messages.catalog.ts";
import { enqueueNotice } from "#features/recovery-contacts/server/enqueue-notice.usecase.ts";
import { getUser, updateProfile } from "#features/users/server/users.repository.ts";
import type { User } from "#features/users/users.schema.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { deleteWalletProof } from "./wallet-proof.repository.ts";

/**
 * Changes the wallet of a locked member, who hears of another one by message: rewards are paid to it. What was proven is
 * one wallet: a proof of any other ends.
 */
export async function changeWallet(
  tx: Transaction,
  { config, clock }: Pick<AppDeps, "config" | "clock">,
  { userId, solanaWallet }: { userId: string; solanaWallet: string | null },
): Promise<User | undefined> {
  await deleteWalletProof(tx, userId, solanaWallet);
  const before = await getUser(tx, userId);
  const user = await updateProfile(tx, userId, { solanaWallet });
  if (before !== undefined && user !== undefined && before.solanaWallet !== user.solanaWallet) {
    const text = writeWalletChanged(user.username, user.solanaWallet);
    await enqueueNotice(tx, config, { userId, text, now: clock.now() });
  }
  return user;
}
