/** What features do once before the server listens, in order. */
import { ensureAdministrator } from "#features/auth/server/administrator.ts";
import { deleteOldAttempts } from "#features/auth/server/attempts.repository.ts";
import { hasMembers, seedLogins } from "#features/auth/server/auth.seed.ts";
import { deleteExpiredResets } from "#features/auth/server/password-reset.repository.ts";
import { deleteOldReceipts } from "#features/leaderboard/server/leaderboard.repository.ts";
import { seedLeaderboard } from "#features/leaderboard/server/leaderboard.seed.ts";
import { deleteOldSnapshots } from "#features/trading/server/trading.repository.ts";
import type { AppDeps } from "./deps.ts";
import { deleteOldIdempotencyKeys } from "./idempotency.ts";
import { deleteOldMessages } from "./outbox.ts";
import { deleteExpiredSessions } from "./session.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Deletes the rows that no request can use any more. */
export async function deleteExpiredRows({ db, clock }: Pick<AppDeps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now);
  await deleteExpiredResets(db, now);
  await deleteOldAttempts(db, now);
  await deleteOldMessages(db, now);
  await deleteOldSnapshots(db, now);
  await deleteOldReceipts(db, now);
  await deleteOldIdempotencyKeys(db, now);
}

/** Members and points of a new development database; no other mode is ever seeded. */
const SEED_MEMBERS = 60;
const SEED_ENTRIES = 900;

async function seedForDevelopment({ config, db, clock }: AppDeps): Promise<void> {
  if (config.mode !== "development" || (await hasMembers(db))) return;
  const now = clock.now();
  await seedLeaderboard(db, { memberCount: SEED_MEMBERS, rowCount: SEED_ENTRIES, now });
  await seedLogins(db, now);
}

export async function runStartupTasks(deps: AppDeps): Promise<void> {
  await seedForDevelopment(deps);
  await ensureAdministrator(deps);
  await deleteExpiredRows(deps);
  setInterval(() => {
    deleteExpiredRows(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, "expired rows could not be deleted"),
    );
  }, HOUR_MS).unref();
}
