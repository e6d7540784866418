import { createAccountChange, hasProvenBefore } from "#features/recovery-contacts/server/account-changes.repository.ts";
import { writeProvenWalletChanged, writeWalletChanged } from "#features/recovery-contacts/server/account-mail.rules.ts";
import { enqueueNotice } from "#features/recovery-contacts/server/enqueue-notice.usecase.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { getUser, updateProfile } from "#features/users/server/users.repository.ts";
import type { User } from "#features/users/users.schema.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { walletErrors } from "../wallet.errors.ts";
import type { WalletProof } from "../wallet.schema.ts";
import { createWalletProof, deleteWalletProof, getWalletProof } from "./wallet-proof.repository.ts";

type Deps = Pick<AppDeps, "db" | "config" | "clock">;

/**
 * Changes the wallet that a locked member's profile names; the member hears of another one by message. A proven wallet stays
 * the one that is paid, or a stolen session could turn a prize elsewhere.
 */
export async function changeWallet(
  tx: Transaction,
  { config, clock }: Pick<AppDeps, "config" | "clock">,
  { userId, solanaWallet }: { userId: string; solanaWallet: string | null },
): Promise<User | undefined> {
  const before = await getUser(tx, userId);
  const user = await updateProfile(tx, userId, { solanaWallet });
  if (before !== undefined && user !== undefined && before.solanaWallet !== user.solanaWallet) {
    const write = writeWalletChanged(user.username, user.solanaWallet);
    await enqueueNotice(tx, config, { userId, write, now: clock.now() });
  }
  return user;
}

/** Whether the wallet would take the place of another that the member has proven, now or before. */
export async function isAnotherWallet(db: Queries, userId: string, address: string): Promise<boolean> {
  const proof = await getWalletProof(db, userId);
  return proof === undefined ? hasProvenBefore(db, userId) : proof.address !== address;
}

interface NewProof {
  user: { id: string; username: string };
  address: string;
  /** The member has given the password. */
  isConfirmed: boolean;
}

/** Keeps a wallet whose signature was right: prizes go there from now on, and it becomes the profile's. */
export async function saveWalletProof(
  { db, config, clock }: Deps,
  { user, address, isConfirmed }: NewProof,
): Promise<WalletProof> {
  const now = clock.now();
  const { id: userId, username } = user;
  return db.transaction(async (tx) => {
    await lockMemberRow(tx, userId);
    const before = await getWalletProof(tx, userId);
    const isAnother = await isAnotherWallet(tx, userId, address);
    // Of two first proofs at once the later one is not the first.
    if (isAnother && !isConfirmed) throw createError(walletErrors, "wallet.guarded");
    const proof = await createWalletProof(tx, { userId, address, now });
    if (proof === undefined) throw createError(walletErrors, "wallet.taken", { field: "address" });
    await updateProfile(tx, userId, { solanaWallet: address });
    if (before?.address !== address) {
      const kind = isAnother ? "wallet" : "first-wallet";
      await createAccountChange(tx, { userId, kind, wallet: before?.address, now });
      await enqueueNotice(tx, config, { userId, write: writeProvenWalletChanged(username, address), now });
    }
    return proof;
  });
}

/** Forgets the proven wallet; the profile keeps its address. */
export async function removeWalletProof({ db, config, clock }: Deps, user: NewProof["user"]): Promise<void> {
  const now = clock.now();
  const { id: userId, username } = user;
  await db.transaction(async (tx) => {
    await lockMemberRow(tx, userId);
    const wallet = (await getWalletProof(tx, userId))?.address;
    if (!(await deleteWalletProof(tx, userId))) return;
    await createAccountChange(tx, { userId, kind: "wallet", wallet, now });
    await enqueueNotice(tx, config, { userId, write: writeProvenWalletChanged(username, null), now });
  });
}
