import { writeSecondFactorChanged } from "#features/recovery-contacts/server/account-mail.rules.ts";
import { enqueueNotice } from "#features/recovery-contacts/server/enqueue-notice.usecase.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/db/open-database.ts";
import { RECOVERY_CODES } from "../second-factor.rules.ts";
import { countCodes, deleteCodes, noteFactors, replaceCodes } from "./factors.repository.ts";
import { createRecoveryCode, hashRecoveryCode } from "./recovery-code.rules.ts";

interface Change {
  userId: string;
  username: string;
  /** Who changes it: the member, or the operator at the machine. */
  actorId: string;
  what: "passkey" | "app" | "codes" | "all";
  now: Date;
}

async function tell(tx: Transaction, config: Config, { userId, username, actorId, what, now }: Change, action: string) {
  await recordAdminAction(tx, {
    adminId: actorId,
    action: `second-factor.${action}`,
    target: userId,
    details: { what },
    now,
  });
  await enqueueNotice(tx, config, { userId, write: writeSecondFactorChanged(username), now });
}

/** New codes in the place of those that were left; this is the one time that they can be read. */
export async function giveCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
  await replaceCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(code) ?? ""),
  );
  return codes;
}

/** After a factor was added: the account says so, and the first one brings the codes for the day it is lost. */
export async function afterAdding(tx: Transaction, config: Config, change: Change): Promise<string[] | null> {
  await noteFactors(tx, change.userId, change.now);
  await tell(tx, config, change, "added");
  return (await countCodes(tx, change.userId)) > 0 ? null : giveCodes(tx, change.userId);
}

/** After factors were removed: codes without a factor open nothing, so they go with the last one. */
export async function afterRemoving(tx: Transaction, config: Config, change: Change): Promise<void> {
  if (!(await noteFactors(tx, change.userId, change.now))) await deleteCodes(tx, change.userId);
  await tell(tx, config, change, "removed");
}

/** After new codes were made in the place of old ones. */
export async function renewCodes(tx: Transaction, config: Config, change: Change): Promise<string[]> {
  const codes = await giveCodes(tx, change.userId);
  await tell(tx, config, change, "added");
  return codes;
}
