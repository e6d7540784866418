/** What features do once before the server listens, in order. */
import { deleteOldContent } from "#features/account/server/content.repository.ts";
import { sweepPictures } from "#features/account/server/picture-sweep.ts";
import { deleteExpiredChallenges } from "#features/account/server/wallet-proof.repository.ts";
import { deleteOldConsoleRuns } from "#features/admin/server/console-runs.repository.ts";
import { sweepUploads } from "#features/admin/server/upload-sweep.ts";
import { deleteOldEvents } from "#features/analytics/server/analytics.repository.ts";
import { ensureAdministrator } from "#features/auth/server/administrator.ts";
import { deleteOldAttempts } from "#features/auth/server/attempts.repository.ts";
import { deleteExpiredResets } from "#features/auth/server/password-reset.repository.ts";
import { deleteUnusedImages } from "#features/boards/server/board-images.repository.ts";
import { deleteOldReceipts } from "#features/leaderboard/server/leaderboard.repository.ts";
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
  await deleteExpiredChallenges(db, now);
  await deleteOldContent(db, now);
  await deleteUnusedImages(db, now);
  await deleteOldConsoleRuns(db, now);
  await deleteOldEvents(db, now);
}

/** Walks through whole folders, so nobody waits for it. */
function sweepFilesLater(deps: AppDeps): void {
  sweepPictures(deps).catch((error: unknown) => deps.log.warn({ err: error }, "unused pictures could not be removed"));
  sweepUploads(deps).catch((error: unknown) => deps.log.warn({ err: error }, "unused uploads could not be removed"));
}

export async function runStartupTasks(deps: AppDeps): Promise<void> {
  await ensureAdministrator(deps);
  await deleteExpiredRows(deps);
  sweepFilesLater(deps);
  setInterval(() => {
    deleteExpiredRows(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, "expired rows could not be deleted"),
    );
    sweepFilesLater(deps);
  }, HOUR_MS).unref();
}
