import { listReportable } from "#features/reports/server/hide-by-reports.usecase.ts";
import {
  listAutoHiddenOf,
  lockCase,
  lockThingRow,
  updateCase,
} from "#features/reports/server/report-cases.repository.ts";
import { lockUserRow } from "#features/users/server/member-row-lock.repository.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { AccountClosing, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { moderationErrors } from "../moderation.errors.ts";
import { ERASED_AFTER_MS, TOLD_ACTIONS, type ToldAction } from "../moderation.rules.ts";
import type { AuthorNotice } from "../moderation.schema.ts";
import type { ActionRow } from "./moderation.tables.ts";
import { hasAnswer, listTold, lockAction, updateAction } from "./moderation-actions.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

function isTold(action: ActionRow["action"]): action is ToldAction {
  return TOLD_ACTIONS.some((one) => one === action);
}

function getEnd({ action, days, createdAt }: ActionRow): string | null {
  if (action === "delete") return new Date(createdAt.getTime() + ERASED_AFTER_MS).toISOString();
  return days === null ? null : new Date(createdAt.getTime() + days * DAY_MS).toISOString();
}

function isAnswerable({ action }: ActionRow): boolean {
  return isTold(action) && action !== "restore";
}

function toNotices(rows: readonly ActionRow[]): AuthorNotice[] {
  const answered = new Set(rows.filter(({ answer }) => answer !== null).map(({ refId }) => refId));
  return rows.flatMap((row) => {
    const { id: actionId, action, type, refId, title, reason, note, answer } = row;
    if (!isTold(action)) return [];
    const canAnswer = isAnswerable(row) && !answered.has(refId);
    const createdAt = row.createdAt.toISOString();
    return [{ actionId, action, type, refId, title, reason, note, createdAt, until: getEnd(row), answer, canAnswer }];
  });
}

/** What reports have hidden, before anybody has decided. */
async function readHides(deps: Pick<AppDeps, "db" | "features">, userId: string): Promise<AuthorNotice[]> {
  const reportable = listReportable(deps);
  const notices: AuthorNotice[] = [];
  for (const { type, refId, autoHiddenAt, autoHiddenUntil } of await listAutoHiddenOf(deps.db, userId)) {
    const [shown] = (await reportable.get(type)?.show(deps.db, [refId])) ?? [];
    if (shown === undefined || autoHiddenAt === null || autoHiddenUntil === null) continue;
    notices.push({
      actionId: null,
      action: "reported",
      type,
      refId,
      title: shown.title,
      reason: null,
      note: "",
      createdAt: autoHiddenAt.toISOString(),
      until: autoHiddenUntil.toISOString(),
      answer: null,
      canAnswer: false,
    });
  }
  return notices;
}

/** What moderators and reports did with what a member has posted, the newest first. */
export async function readNotices(deps: Pick<AppDeps, "db" | "features">, userId: string): Promise<AuthorNotice[]> {
  return [...(await readHides(deps, userId)), ...toNotices(await listTold(deps.db, userId))];
}

export async function exportNotices(db: Queries, userId: string): Promise<object[]> {
  const notices = toNotices(await listTold(db, userId));
  return notices.map(({ canAnswer: _canAnswer, ...notice }) => notice);
}

interface Answer {
  userId: string;
  actionId: string;
  text: string;
}

async function answer(tx: Transaction, deps: AppDeps, { userId, actionId, text }: Answer): Promise<void> {
  const now = deps.clock.now();
  // Who is locked out answers too.
  await lockUserRow(tx, userId);
  const row = await lockAction(tx, actionId);
  if (row === undefined || row.authorId !== userId || row.undoneAt !== null || !isAnswerable(row)) {
    throw createError(moderationErrors, "moderation.not_found");
  }
  const offered = listReportable(deps).get(row.type);
  if (offered) await lockThingRow(tx, offered.table, row.refId);
  const found = await lockCase(tx, row);
  // Whoever could answer again and again would never let a decision stand.
  if (await hasAnswer(tx, row)) throw createError(moderationErrors, "moderation.answered");
  await updateAction(tx, actionId, { answer: text, answeredAt: now });
  await updateCase(tx, row, { openedAt: found?.openedAt ?? now });
}

/** Says once what the author thinks of a decision; the case waits for a moderator again. */
export async function answerAction(deps: AppDeps, wanted: Answer): Promise<void> {
  await deps.db.transaction((tx) => answer(tx, deps, wanted));
}

/** The newest lock or ban that stands, and whether the member may still say something to it. */
export async function explainClosing({ db }: Pick<AppDeps, "db">, userId: string): Promise<AccountClosing | undefined> {
  const told = await listTold(db, userId);
  const closing = told.find(({ action }) => action === "lock" || action === "ban");
  if (closing === undefined) return undefined;
  const { id, refId, reason, note, createdAt } = closing;
  const isAnswered = told.some((other) => other.refId === refId && other.answer !== null);
  return { closedAt: createdAt, reason, words: note, actionId: isAnswered ? null : id };
}
