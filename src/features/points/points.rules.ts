import { pack } from "#pack/pack.ts";
import type { Pack, PointAction } from "#shared/pack.schema.ts";
import { readZoneClockMs } from "#shared/zone-clock.ts";

export const WORK_KINDS = ["tweet", "meme", "pfp"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

interface Proof {
  kind: WorkKind;
  purpose: "made" | "shared";
  /** A picture of the member's own, which must not look like another. */
  isPicture?: boolean;
  /** A call without a receipt is paid with the newest one. */
  usesNewest?: boolean;
}

/** What pays for an action: the making or the sharing of a work that the server saw. */
export const PROOFS: Record<PointAction, Proof> = {
  tweet_generated: { kind: "tweet", purpose: "made" },
  tweet: { kind: "tweet", purpose: "shared", usesNewest: true },
  meme_generated: { kind: "meme", purpose: "made", isPicture: true },
  meme_shared: { kind: "meme", purpose: "shared", isPicture: true },
  pfp_generated: { kind: "pfp", purpose: "made" },
};

/** Bytes of a picture that is shown for its points: a small copy is a tenth of it. */
export const WORK_MAX_BYTES = 4 * 1024 * 1024;

/** Times a day that an action counts on the board without a work that the server saw. */
export const UNPROVEN_PER_DAY = 2;

/** Seconds between two that count: the rest, or what a person needs for such a work. */
export function getRestSeconds(action: PointAction, rules: Pack["points"] = pack.points): number {
  const { cooldownSeconds, minimumSeconds } = rules[action];
  return Math.max(cooldownSeconds, minimumSeconds);
}

/** The month of the board turns at midnight of this zone, wherever the visitor or the server is. */
export const BOARD_TIME_ZONE = "America/New_York";
/** Months before this one that the page can turn back to. */
const PAST_MONTHS = 12;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH_PATTERN = /^(20\d{2})-(0[1-9]|1[0-2])$/;

let lastDay = { minute: Number.NaN, day: "" };

/** YYYY-MM-DD of the board's calendar. */
export function getDay(date: Date): string {
  // Days turn on whole minutes, and asking Intl costs more than all the rest of a cached answer.
  const minute = Math.floor(date.getTime() / MINUTE_MS);
  if (minute !== lastDay.minute) {
    lastDay = { minute, day: new Date(readZoneClockMs(date.getTime(), BOARD_TIME_ZONE)).toISOString().slice(0, 10) };
  }
  return lastDay.day;
}

/** YYYY-MM of the board's calendar. */
export function getMonthYear(date: Date): string {
  return getDay(date).slice(0, 7);
}

export function isMonthYear(text: string): boolean {
  return MONTH_PATTERN.test(text);
}

function toYearAndMonth(monthYear: string): { year: number; month: number } {
  const match = MONTH_PATTERN.exec(monthYear);
  if (match === null) throw new RangeError(`${monthYear} is not a month such as 2026-11`);
  return { year: Number(match[1]), month: Number(match[2]) };
}

export function shiftMonth(monthYear: string, months: number): string {
  const { year, month } = toYearAndMonth(monthYear);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The month itself and those before it, newest first. */
export function listMonths(newest: string, count = PAST_MONTHS + 1): string[] {
  return Array.from({ length: count }, (_, index) => shiftMonth(newest, -index));
}

/** How far the board's clock is ahead of UTC at that moment; behind is negative. */
function getBoardOffsetMs(date: Date): number {
  return readZoneClockMs(date.getTime(), BOARD_TIME_ZONE) - Math.floor(date.getTime() / 1000) * 1000;
}

/** The moment at which the board's clock shows a midnight, which is given as if it were UTC. */
function toMoment(midnightUtcMs: number): Date {
  // The clock changes on a Sunday at two, so the offset some hours before a midnight is the one at midnight.
  return new Date(midnightUtcMs - getBoardOffsetMs(new Date(midnightUtcMs)));
}

/** The moment a month begins: midnight of the 1st. */
export function getMonthStart(monthYear: string): Date {
  const { year, month } = toYearAndMonth(monthYear);
  return toMoment(Date.UTC(year, month - 1, 1));
}

/** Of works before this moment nothing is known any more: they are compared, shared and looked at until the next month ends. */
export function getOldestKept(now: Date): Date {
  return getMonthStart(shiftMonth(getMonthYear(now), -1));
}

/** The moment the next day begins, with new daily caps. */
export function getNextDay(now: Date): Date {
  return toMoment(Date.parse(getDay(now)) + DAY_MS);
}

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
}

/** Time until the board is wiped, rounded up to the minute so that it never says zero too early. */
export function getTimeUntilReset(now: Date): TimeLeft {
  const resetMs = getMonthStart(shiftMonth(getMonthYear(now), 1)).getTime();
  const leftMs = Math.ceil((resetMs - now.getTime()) / MINUTE_MS) * MINUTE_MS;
  return {
    days: Math.floor(leftMs / DAY_MS),
    hours: Math.floor((leftMs % DAY_MS) / HOUR_MS),
    minutes: Math.floor((leftMs % HOUR_MS) / MINUTE_MS),
  };
}

/** How often the action can still earn something today, by the member's newest entries. */
export function countLeftToday(
  action: PointAction,
  entries: readonly { actionType: string; createdAt: string }[],
  now: Date,
): number {
  const today = getDay(now);
  const done = entries.filter(
    ({ actionType, createdAt }) => actionType === action && getDay(new Date(createdAt)) === today,
  );
  return Math.max(0, pack.points[action].dailyCap - done.length);
}
