import { readZoneClockMs } from "#shared/zone-clock.ts";

/** So long a member who looks at the site has to see urgent news before a letter brings them. */
export const URGENT_AFTER_MS = 30_000;
/** What is older when it could be sent is no news any more. */
export const URGENT_WITHIN_MS = 6 * 60 * 60 * 1000;
/** The hour of the day, in the member's own zone, from which the daily letter comes. */
export const DIGEST_HOUR = 8;
/** Lines of a daily letter; the others are counted. */
export const DIGEST_LINES = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Older news are left to the bell. */
export const DIGEST_WITHIN_MS = 7 * DAY_MS;
/** A letter that could not be sent for so long is dropped. */
export const LETTER_LIFE_MS = DAY_MS;

interface Digest {
  timeZone: string;
  /** YYYY-MM-DD of that zone, of the last one; null before the first. */
  digestDay: string | null;
}

/** The day for which a letter is due; undefined where it is too early, or was looked for already. */
export function findDigestDay({ timeZone, digestDay }: Digest, now: Date): string | undefined {
  const clock = new Date(readZoneClockMs(now.getTime(), timeZone));
  const day = clock.toISOString().slice(0, 10);
  const isDue = clock.getUTCHours() >= DIGEST_HOUR && (digestDay === null || day > digestDay);
  return isDue ? day : undefined;
}
