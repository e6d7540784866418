import { listReportable } from "#features/reports/server/hide-by-reports.usecase.ts";
import { lockCase, lockThingRow, setHiddenAt, updateCase } from "#features/reports/server/report-cases.repository.ts";
import { getBan, updateBan } from "#features/users/server/users.repository.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { moderationErrors } from "../moderation.errors.ts";
import { ACCOUNT_ACTIONS, DECISIONS, UNDO_MS } from "../moderation.rules.ts";
import type { UndoneAction } from "../moderation.schema.ts";
import { compareStates } from "./action-states.rules.ts";
import { lockAuthorOfAction } from "./author-facts.repository.ts";
import type { ActionRow } from "./moderation.tables.ts";
import { getLastAction, lockAction, updateAction } from "./moderation-actions.repository.ts";
import { untellAuthor } from "./tell-author.usecase.ts";

interface Undo {
  actionId: string;
  moderatorId: string;
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

async function requireUndoable(tx: Transaction, row: ActionRow, now: Date): Promise<void> {
  const isOver = now.getTime() - row.createdAt.getTime() > UNDO_MS;
  if (isOver || row.undoneAt !== null || row.erasedAt !== null || row.answer !== null) {
    throw createError(moderationErrors, "moderation.too_late");
  }
  if (row.action === "note") return;
  if ((await getLastAction(tx, row))?.id !== row.id) throw createError(moderationErrors, "moderation.not_last");
  if (!ACCOUNT_ACTIONS.includes(row.action) || row.authorId === null) return;
  // Another ban has taken the place of this one, by another thing of the author or by an administrator.
  const { disabledAt } = await getBan(tx, row.authorId);
  if (disabledAt?.getTime() !== row.createdAt.getTime()) throw createError(moderationErrors, "moderation.not_last");
}

/** Puts back what the action has changed, and leaves what it has not. */
async function putBack(tx: Transaction, deps: AppDeps, { type, refId, action, authorId, before }: ActionRow) {
  const offered = listReportable(deps).get(type);
  if (offered === undefined) throw createError(moderationErrors, "moderation.gone");
  await lockThingRow(tx, offered.table, refId);
  await lockCase(tx, { type, refId });
  if (DECISIONS.includes(action)) {
    await setHiddenAt(tx, offered.table, { refId, hiddenAt: toDate(before.hiddenAt) });
    await updateCase(
      tx,
      { type, refId },
      {
        openedAt: toDate(before.openedAt),
        closedAt: toDate(before.closedAt),
        autoHiddenAt: toDate(before.autoHiddenAt),
        autoHiddenUntil: toDate(before.autoHiddenUntil),
        clearedAt: toDate(before.clearedAt),
      },
    );
  }
  if (ACCOUNT_ACTIONS.includes(action) && authorId !== null) {
    const ban = { disabledAt: toDate(before.disabledAt), bannedUntil: toDate(before.lockedUntil) };
    await updateBan(tx, authorId, ban);
  }
}

async function undo(tx: Transaction, deps: AppDeps, { actionId, moderatorId }: Undo): Promise<UndoneAction> {
  const now = deps.clock.now();
  await lockAuthorOfAction(tx, actionId);
  const row = await lockAction(tx, actionId);
  if (row === undefined) throw createError(moderationErrors, "moderation.not_found");
  if (row.authorId === moderatorId) throw createError(moderationErrors, "moderation.own_thing");
  await requireUndoable(tx, row, now);
  await putBack(tx, deps, row);
  await updateAction(tx, actionId, { undoneAt: now, undoneBy: moderatorId });
  const { type, refId, action } = row;
  const { before: after, after: before } = compareStates(row.before, row);
  const change = { details: { type, actionId, undone: action }, before, after, now };
  await recordAdminAction(tx, { adminId: moderatorId, action: "moderation.undo", target: refId, ...change });
  await untellAuthor(tx, row);
  return { type, refId };
}

/** Takes back what a moderator did in the last ten minutes, if nothing was done with the thing since. */
export async function undoAction(deps: AppDeps, wanted: Undo): Promise<UndoneAction> {
  const undone = await deps.db.transaction((tx) => undo(tx, deps, wanted));
  listReportable(deps).get(undone.type)?.forget?.();
  return undone;
}
