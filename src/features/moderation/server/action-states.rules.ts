import { ACCOUNT_ACTIONS } from "../moderation.rules.ts";
import type { ActionRow, Before } from "./moderation.tables.ts";

const DAY_MS = 24 * 60 * 60_000;

interface State extends Record<string, unknown> {
  isHidden: boolean;
  isBanned: boolean;
  bannedUntil: string | null;
}

function toState({ hiddenAt, disabledAt, lockedUntil }: Before): State {
  return { isHidden: hiddenAt !== null, isBanned: disabledAt !== null, bannedUntil: lockedUntil };
}

/** How the thing and its author's account were before an action, and how they are after it. */
export function compareStates(
  stored: Before,
  { action, days, createdAt }: Pick<ActionRow, "action" | "days" | "createdAt">,
): { before: State; after: State } {
  const before = toState(stored);
  const after = { ...before };
  if (action === "hide" || action === "delete") after.isHidden = true;
  if (action === "restore") after.isHidden = false;
  if (ACCOUNT_ACTIONS.includes(action)) {
    after.isBanned = true;
    after.bannedUntil = days === null ? null : new Date(createdAt.getTime() + days * DAY_MS).toISOString();
  }
  return { before, after };
}
