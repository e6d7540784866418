/** What a moderator can do with a reported thing or its author. */
export const MODERATION_ACTIONS = ["hide", "restore", "dismiss", "delete", "warn", "lock", "ban", "note"] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** Those that settle what becomes of the thing; the others leave it waiting. */
export const DECISIONS: readonly ModerationAction[] = ["hide", "restore", "dismiss", "delete"];
/** Those that the author is told about, and may answer. */
export const TOLD_ACTIONS = ["hide", "delete", "warn", "lock", "ban", "restore"] as const satisfies ModerationAction[];
export type ToldAction = (typeof TOLD_ACTIONS)[number];
/** Those that nobody understands without words. */
export const WORDED_ACTIONS: readonly ModerationAction[] = ["warn", "note"];
/** Those that touch the account, which no moderator does to another. */
export const ACCOUNT_ACTIONS: readonly ModerationAction[] = ["lock", "ban"];

/** Why, in words that the author reads in their own language. */
export const MODERATION_REASONS = ["scam", "spam", "abuse", "adult", "stolen", "rules"] as const;
export type ModerationReason = (typeof MODERATION_REASONS)[number];

/** Characters of a moderator's words, and of an author's answer. */
export const MODERATION_TEXT_MAX = 1000;
/** For how many days a member can be locked out. */
export const BAN_DAYS = [1, 7, 30] as const;

const MINUTE_MS = 60_000;
export const UNDO_MS = 10 * MINUTE_MS;

interface Taken {
  id: string;
  action: ModerationAction;
  createdAt: string;
  undoneAt: string | null;
  answer: string | null;
}

/** Whether one of the actions of a thing, the newest first, can be taken back; those after it would have to go first. */
export function isUndoable(taken: Taken, history: readonly Taken[], now: Date): boolean {
  if (now.getTime() - Date.parse(taken.createdAt) > UNDO_MS) return false;
  if (taken.undoneAt !== null || taken.answer !== null) return false;
  const last = history.find(({ action, undoneAt }) => action !== "note" && undoneAt === null);
  return taken.action === "note" || last?.id === taken.id;
}

/** What was deleted is hidden at once and erased after this, so that an answer can still bring it back. */
export const ERASED_AFTER_MS = 7 * 24 * 60 * MINUTE_MS;

export const CASE_STATES = ["open", "closed"] as const;
export type CaseState = (typeof CASE_STATES)[number];

interface Offered {
  canHide: boolean;
  isHidden: boolean;
  /** The thing is there, and not on its way to be erased. */
  isThere: boolean;
  /** The author is out without an end: a ban for a time would let them back in. */
  isBannedForGood: boolean;
}

/** What can be done with a thing as it is. */
export function listPossible({ canHide, isHidden, isThere, isBannedForGood }: Offered): ModerationAction[] {
  if (!isThere) return ["dismiss", "note"];
  return MODERATION_ACTIONS.filter((action) => {
    if (action === "hide") return canHide;
    if (action === "restore") return canHide && isHidden;
    if (action === "dismiss") return !isHidden;
    if (action === "lock" || action === "ban") return !isBannedForGood;
    return true;
  });
}

interface Ban {
  disabledAt: Date | null;
  bannedUntil: Date | null;
}

export function isBannedForGood({ disabledAt, bannedUntil }: Ban): boolean {
  return disabledAt !== null && bannedUntil === null;
}
