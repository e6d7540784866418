import { lockUserRow } from "#features/users/server/member-row-lock.repository.ts";
import { getLock, getPasswordHash } from "#features/users/server/users.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { StepRow } from "./second-steps.repository.ts";
import { markPassword } from "./start-second-step.usecase.ts";

/** False when the password is another one since the login began, or the account was closed. */
export async function hasPasswordMark(tx: Transaction, { userId, passwordMark }: StepRow): Promise<boolean> {
  // Who sets a password now waits, and then ends the session that comes from this.
  await lockUserRow(tx, userId);
  const { disabledAt } = await getLock(tx, userId);
  return disabledAt === null && markPassword(await getPasswordHash(tx, userId)) === passwordMark;
}
