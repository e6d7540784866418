import { listReportable } from "#features/reports/server/hide-by-reports.usecase.ts";
import {
  lockCase,
  lockThingRow,
  type ReportedThing,
  setHiddenAt,
  updateCase,
} from "#features/reports/server/report-cases.repository.ts";
import type { ReportCase } from "#features/reports/server/reports.tables.ts";
import { endSessionsOf } from "#features/sessions/server/session.usecase.ts";
import { getBan, getUser, updateBan } from "#features/users/server/users.repository.ts";
import { findRole } from "#features/users/users.rules.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps, ReportableThing, ShownThing } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { moderationErrors } from "../moderation.errors.ts";
import {
  ACCOUNT_ACTIONS,
  isBannedForGood,
  listPossible,
  type ModerationAction,
  type ModerationReason,
  UNDO_MS,
  WORDED_ACTIONS,
} from "../moderation.rules.ts";
import type { TakenAction } from "../moderation.schema.ts";
import { compareStates } from "./action-states.rules.ts";
import { lockAuthorOf } from "./author-facts.repository.ts";
import type { Before } from "./moderation.tables.ts";
import { createAction } from "./moderation-actions.repository.ts";
import { tellAuthor } from "./tell-author.usecase.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface WantedAction {
  thing: ReportedThing;
  moderatorId: string;
  action: ModerationAction;
  reason: ModerationReason;
  note: string;
  days: number;
}

interface Target {
  offered: ReportableThing;
  found: ReportCase;
  shown: ShownThing | undefined;
}

const NO_BAN = { disabledAt: null, bannedUntil: null };

function getBanEnd({ days, now }: WantedAction & { now: Date }): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

function toText(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

/** The case with its thing, held until the transaction ends, in the order in which reports hold them. */
async function lockTarget(tx: Transaction, deps: AppDeps, { thing, action }: WantedAction): Promise<Target> {
  const offered = listReportable(deps).get(thing.type);
  if (offered === undefined) throw createError(moderationErrors, "moderation.not_found");
  if (ACCOUNT_ACTIONS.includes(action)) await lockAuthorOf(tx, thing);
  await lockThingRow(tx, offered.table, thing.refId);
  const found = await lockCase(tx, thing);
  if (found === undefined) throw createError(moderationErrors, "moderation.not_found");
  const [shown] = await offered.show(tx, [thing.refId]);
  return { offered, found, shown };
}

/** Whether the action reaches the account itself: a name is its member's. */
function touchesAccount({ action, thing }: WantedAction, shown: ShownThing): boolean {
  return ACCOUNT_ACTIONS.includes(action) || (action === "delete" && shown.author.id === thing.refId);
}

async function requirePossible(
  tx: Transaction,
  { offered, found, shown }: Target,
  wanted: WantedAction & { now: Date },
): Promise<void> {
  const { action, note, moderatorId } = wanted;
  // Nobody decides about their own, whatever the decision, and not about what they have deleted either.
  if ([found.authorId, shown?.author.id].includes(moderatorId)) {
    throw createError(moderationErrors, "moderation.own_thing");
  }
  const canHide = offered.table.hiddenAt !== undefined;
  const ban = shown ? await getBan(tx, shown.author.id) : NO_BAN;
  const isHidden = (shown?.hiddenAt ?? null) !== null;
  const state = { canHide, isHidden, isThere: shown !== undefined, isBannedForGood: isBannedForGood(ban) };
  if (!listPossible(state).includes(action)) {
    throw createError(moderationErrors, shown === undefined ? "moderation.gone" : "moderation.not_possible");
  }
  if (WORDED_ACTIONS.includes(action) && note === "") {
    throw createError(moderationErrors, "moderation.no_words", { field: "note" });
  }
  if (shown === undefined || !touchesAccount(wanted, shown)) return;
  const author = await getUser(tx, shown.author.id);
  if (author && findRole(author) !== "member") throw createError(moderationErrors, "moderation.staff");
  // A ban only ever becomes longer: letting somebody back in is for administrators.
  if (action === "lock" && ban.bannedUntil !== null && getBanEnd(wanted) < ban.bannedUntil) {
    throw createError(moderationErrors, "moderation.not_possible");
  }
}

/** What the case becomes by a decision; undefined for what decides nothing. */
function toDecided(action: ModerationAction, now: Date): Partial<ReportCase> | undefined {
  const closed = { openedAt: null, closedAt: now, autoHiddenUntil: null };
  if (action === "hide" || action === "delete") return closed;
  // From here on the reports from before count no more.
  if (action === "restore" || action === "dismiss") return { ...closed, autoHiddenAt: null, clearedAt: now };
  return undefined;
}

async function carryOut(tx: Transaction, { offered, found, shown }: Target, wanted: WantedAction & { now: Date }) {
  const { action, now } = wanted;
  const { refId } = found;
  const decided = toDecided(action, now);
  if (decided) await updateCase(tx, found, decided);
  if (action === "hide" || action === "delete") {
    await setHiddenAt(tx, offered.table, { refId, hiddenAt: shown?.hiddenAt ?? now });
  }
  if (action === "restore") await setHiddenAt(tx, offered.table, { refId, hiddenAt: null });
  if (!ACCOUNT_ACTIONS.includes(action) || shown === undefined) return;
  const bannedUntil = action === "lock" ? getBanEnd(wanted) : null;
  await updateBan(tx, shown.author.id, { disabledAt: now, bannedUntil });
  await endSessionsOf(tx, shown.author.id);
}

async function readBefore(tx: Transaction, { found, shown }: Target): Promise<Before> {
  const ban = shown ? await getBan(tx, shown.author.id) : NO_BAN;
  return {
    hiddenAt: toText(shown?.hiddenAt ?? null),
    openedAt: toText(found.openedAt),
    closedAt: toText(found.closedAt),
    autoHiddenAt: toText(found.autoHiddenAt),
    autoHiddenUntil: toText(found.autoHiddenUntil),
    clearedAt: toText(found.clearedAt),
    disabledAt: toText(ban.disabledAt),
    lockedUntil: toText(ban.bannedUntil),
  };
}

async function act(tx: Transaction, deps: AppDeps, wanted: WantedAction): Promise<string> {
  const { thing, moderatorId, action, reason, note, days } = wanted;
  const now = deps.clock.now();
  const target = await lockTarget(tx, deps, wanted);
  await requirePossible(tx, target, { ...wanted, now });
  const before = await readBefore(tx, target);
  await carryOut(tx, target, { ...wanted, now });
  const isTimed = action === "lock";
  const actionId = await createAction(tx, {
    ...thing,
    action,
    moderatorId,
    authorId: target.found.authorId,
    title: target.shown?.title ?? "",
    reason: action === "note" || action === "dismiss" || action === "restore" ? null : reason,
    note,
    days: isTimed ? days : null,
    before,
    createdAt: now,
  });
  // The words stand in the action, from where they go with the author.
  await recordAdminAction(tx, {
    adminId: moderatorId,
    action: `moderation.${action}`,
    target: thing.refId,
    details: { type: thing.type, actionId, reason, ...(isTimed && { days }) },
    ...compareStates(before, { action, days: isTimed ? days : null, createdAt: now }),
    now,
  });
  const { authorId } = target.found;
  await tellAuthor(tx, { id: actionId, action, authorId, title: target.shown?.title ?? "", now });
  return actionId;
}

/** Does with a reported thing or its author what a moderator has decided, and remembers how it was before. */
export async function actOnCase(deps: AppDeps, wanted: WantedAction): Promise<TakenAction> {
  const actionId = await deps.db.transaction((tx) => act(tx, deps, wanted));
  listReportable(deps).get(wanted.thing.type)?.forget?.();
  return { actionId, undoUntil: new Date(deps.clock.now().getTime() + UNDO_MS).toISOString() };
}
