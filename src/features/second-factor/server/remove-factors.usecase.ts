import { getUserByName } from "#features/users/server/users.repository.ts";
import { OPERATOR_ID } from "#server/admin-audit.ts";
import { deleteAttempts } from "#server/attempts.repository.ts";
import type { AppDeps } from "#server/deps.ts";
import { afterRemoving } from "./change-factors.usecase.ts";
import { deleteApp, deletePasskey, listPasskeys } from "./factors.repository.ts";
import { getTriesKey } from "./second-step.routes.ts";

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
