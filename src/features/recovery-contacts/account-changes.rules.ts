/** A first proven wallet takes nobody's place, so it needs no password and is no warning. */
export const ACCOUNT_CHANGES = ["first-wallet", "wallet", "contacts"] as const;

export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

const HOUR_MS = 60 * 60 * 1000;

/** Hours for which a payout warns of a change: time for a member to read the message and to say that it was not them. */
const WARNED_HOURS = 72;

/** Whole hours since the last change of each kind, where a payout has to say so. */
export interface YoungChanges {
  wallet: number | null;
  contacts: number | null;
}

export const NO_YOUNG_CHANGES: YoungChanges = { wallet: null, contacts: null };

/** Changes after this count as young. */
export function getWarnedSince(now: Date): Date {
  return new Date(now.getTime() - WARNED_HOURS * HOUR_MS);
}

export function countHours(changedAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - changedAt.getTime()) / HOUR_MS));
}
