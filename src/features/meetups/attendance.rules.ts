const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A code counts from so long before the start of a meetup until so long after it. */
const CODE_BEFORE_MS = 2 * HOUR_MS;
const CODE_AFTER_MS = 6 * HOUR_MS;
/** Nothing that is taken for another one when it is read off a screen. */
export const CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const CODE_LENGTH = 6;
/** Meetups that earn a member points, as guest or host. */
const EARNING_PER_DAY = 1;
const EARNING_PER_MONTH = 4;
/** Only accounts this old count for the host: others are made in a minute. */
export const COUNTED_GUEST_AGE_MS = 7 * DAY_MS;

interface Meeting {
  eventAt: Date;
  canceledAt: Date | null;
  hiddenAt: Date | null;
}

export function getCodeCloses({ eventAt }: Pick<Meeting, "eventAt">): Date {
  return new Date(eventAt.getTime() + CODE_AFTER_MS);
}

/** Whether who is there can say so now. */
export function isCodeTime(meetup: Meeting, now: Date): boolean {
  if (meetup.canceledAt !== null || meetup.hiddenAt !== null) return false;
  return now.getTime() >= meetup.eventAt.getTime() - CODE_BEFORE_MS && now < getCodeCloses(meetup);
}

/** The code as it was shown, however somebody has typed it; undefined for what can be none. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : undefined;
}

/** Points for a meetup after those that have earned points already. */
export function countEarning(points: number, earned: { today: number; thisMonth: number }): number {
  return earned.today < EARNING_PER_DAY && earned.thisMonth < EARNING_PER_MONTH ? points : 0;
}
