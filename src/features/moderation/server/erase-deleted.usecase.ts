import { listReportable } from "#features/reports/server/hide-by-reports.usecase.ts";
import { lockCase, lockThingRow } from "#features/reports/server/report-cases.repository.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps, ReportableThing } from "#server/deps.ts";
import { ERASED_AFTER_MS } from "../moderation.rules.ts";
import type { ActionRow } from "./moderation.tables.ts";
import { getLastDecision, listDueDeletions, lockAction, updateAction } from "./moderation-actions.repository.ts";

async function erase(tx: Transaction, offered: ReportableThing, { due, now }: { due: ActionRow; now: Date }) {
  // In the order in which actions are taken back, and leaving authors forgotten.
  const row = await lockAction(tx, due.id);
  await lockThingRow(tx, offered.table, due.refId);
  const found = await lockCase(tx, due);
  if (row === undefined || row.undoneAt !== null || row.erasedAt !== null) return;
  // An answer waits: nothing is erased before it is read.
  if (found?.openedAt) return;
  // A decision since then has taken its place.
  if ((await getLastDecision(tx, due))?.id === due.id) await offered.remove(tx, due.refId, now);
  await updateAction(tx, due.id, { erasedAt: now });
}

/** Erases what moderators deleted a week ago and nobody has brought back. */
export async function eraseDeleted(deps: Pick<AppDeps, "db" | "clock" | "features">): Promise<void> {
  const now = deps.clock.now();
  const reportable = listReportable(deps);
  for (const due of await listDueDeletions(deps.db, new Date(now.getTime() - ERASED_AFTER_MS))) {
    const offered = reportable.get(due.type);
    if (offered === undefined) continue;
    await deps.db.transaction((tx) => erase(tx, offered, { due, now }));
    offered.forget?.();
  }
}
