import { getUserByName } from "#features/users/server/users.repository.ts";
import { OPERATOR_ID } from "#server/admin-audit.ts";
import { deleteAttempts } from "#server/attempts.repository.ts";
import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { secondFactorErrors } from "../second-factor.errors.ts";
import { afterRemoving } from "./change-factors.usecase.ts";
import { deleteApp, deletePasskey, listPasskeys } from "./factors.repository.ts";
import { getTriesKey } from "./second-step.routes.ts";

interface Removal {
  userId: string;
  username: string;
  /** Who removes it: the member, or an administrator for one who has lost it. */
  actorId: string;
  /** "app", or the id of a passkey. */
  factor: string;
  now: Date;
}

/** Takes one factor away; the last one takes the recovery codes with it. */
export async function removeFactor(tx: Transaction, config: Config, { factor, ...change }: Removal): Promise<void> {
  const { userId } = change;
  const isApp = factor === "app";
  const isGone = isApp ? await deleteApp(tx, userId) : await deletePasskey(tx, { userId, id: factor });
  if (!isGone) throw createError(secondFactorErrors, "second_factor.not_found");
  await afterRemoving(tx, config, { ...change, what: isApp ? "app" : "passkey" });
}

/** For who is locked out, at the machine: the password alone is enough again, until they add a factor. */
export async function removeAllFactors(
  { db, config, clock }: Pick<AppDeps, "db" | "config" | "clock">,
  name: string,
): Promise<void> {
  const found = await getUserByName(db, name);
  if (found === undefined) return;
  const { id: userId, username } = found.user;
  await db.transaction(async (tx) => {
    await deleteApp(tx, userId);
    for (const { id } of await listPasskeys(tx, userId)) await deletePasskey(tx, { userId, id });
    await afterRemoving(tx, config, { userId, username, actorId: OPERATOR_ID, what: "all", now: clock.now() });
  });
  await deleteAttempts(db, getTriesKey(userId));
}
