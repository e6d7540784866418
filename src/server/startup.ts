/** What features do once before the server listens, in order. */
import { lte } from "drizzle-orm";
import { ensureAdministrator } from "#features/auth/server/administrator.ts";
import { deleteOldAttempts } from "#features/auth/server/attempts.repository.ts";
import { deleteExpiredResets } from "#features/auth/server/password-reset.repository.ts";
import { deleteOldSnapshots } from "#features/trading/server/trading.repository.ts";
import { idempotencyKeysTable } from "./db/tables.ts";
import type { AppDeps } from "./deps.ts";
import { deleteOldMessages } from "./outbox.ts";
import { deleteExpiredSessions } from "./session.ts";

const HOUR_MS = 60 * 60 * 1000;
/** A call is repeated within minutes or never. */
const IDEMPOTENCY_KEYS_KEEP_MS = 24 * HOUR_MS;

/** Deletes the rows that no request can use any more. */
export async function deleteExpiredRows({ db, clock }: Pick<AppDeps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now);
  await deleteExpiredResets(db, now);
  await deleteOldAttempts(db, now);
  await deleteOldMessages(db, now);
  await deleteOldSnapshots(db, now);
  const keysLimit = new Date(now.getTime() - IDEMPOTENCY_KEYS_KEEP_MS);
  await db.delete(idempotencyKeysTable).where(lte(idempotencyKeysTable.createdAt, keysLimit));
}

export async function runStartupTasks(deps: AppDeps): Promise<void> {
  await ensureAdministrator(deps);
  await deleteExpiredRows(deps);
  setInterval(() => {
    deleteExpiredRows(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, "expired rows could not be deleted"),
    );
  }, HOUR_MS).unref();
}
