import { createProblem, type FormProblem } from "#shared/form-problem.ts";
import { isTimeZone, readZoneClockMs } from "#shared/zone-clock.ts";
import { MEETUP_TAGS, type MeetupTag } from "./meetup-tags.catalog.ts";
import { meetupFormErrors } from "./meetups.errors.ts";

/** Longest texts in code points; title and description are the specification's. */
export const MEETUP_TITLE_MAX = 80;
export const MEETUP_DESCRIPTION_MAX = 1000;
export const MEETUP_CITY_MAX = 80;
export const MEETUP_COUNTRY_MAX = 80;
export const MEETUP_VENUE_MAX = 120;
export const MEETUP_IMAGES_MAX = 4;
/** Seats of a meetup that says how many it has. */
export const MEETUP_CAPACITY_MAX = 10_000;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a meetup lasts at most, and where nobody says when it ends. */
const MEETUP_LENGTH_MAX_MS = 7 * DAY_MS;
const MEETUP_LENGTH_MS = 120 * MINUTE_MS;
/** How far ahead a meetup can be. */
const MEETUP_AHEAD_MAX_MS = 2 * 365 * DAY_MS;

const EVENT_PATTERN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * The moment at which the zone's clocks show this time. Where they show it twice it is the first of both; where they skip
 * it, it is as much later as they skip: half past two of a night that has no two o'clock hour is half past three.
 */
function fromClockMs(shownMs: number, timeZone: string): number {
  const offsets = [-DAY_MS, DAY_MS].map((shift) => readZoneClockMs(shownMs + shift, timeZone) - (shownMs + shift));
  const candidates = offsets.map((offset) => shownMs - offset).toSorted((one, other) => one - other);
  const exact = candidates.find((candidate) => readZoneClockMs(candidate, timeZone) === shownMs);
  const [before = 0] = offsets;
  return exact ?? shownMs - before;
}

function readOffsetMs(offset: string): number | undefined {
  if (offset === "Z") return 0;
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  if (hours > 14 || minutes > 59) return undefined;
  return (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}

/** The moment that the form means; undefined for what is no time on any calendar. */
export function readEventAt(eventAt: string, timeZone: string): Date | undefined {
  const match = EVENT_PATTERN.exec(eventAt);
  if (match === null || !isTimeZone(timeZone)) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const shown = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // A 30th of February, or a 25th hour, would silently become another day.
  const isReal =
    year >= 2000 &&
    shown.getUTCMonth() === month - 1 &&
    shown.getUTCDate() === day &&
    shown.getUTCHours() === hour &&
    minute < 60 &&
    second < 60;
  if (!isReal) return undefined;
  const offset = match[7];
  if (offset === undefined) return new Date(fromClockMs(shown.getTime(), timeZone));
  const offsetMs = readOffsetMs(offset);
  return offsetMs === undefined ? undefined : new Date(shown.getTime() - offsetMs);
}

/** When it is over. */
export function getEnd({ eventAt, endsAt }: { eventAt: Date; endsAt: Date | null }): Date {
  return endsAt ?? new Date(eventAt.getTime() + MEETUP_LENGTH_MS);
}

interface EventTimes {
  eventAt: string;
  timeZone: string;
  /** Empty or null where nobody says. */
  endsAt?: string | null;
}

/** What is wrong with the times of a meetup, first of all. */
export function findEventProblem(
  { eventAt, timeZone, endsAt }: EventTimes,
  now: Date,
): FormProblem<"eventAt" | "timeZone" | "endsAt"> | undefined {
  if (!isTimeZone(timeZone)) return createProblem(meetupFormErrors, "meetups.time_zone", { field: "timeZone" });
  const moment = readEventAt(eventAt, timeZone);
  const field = "eventAt";
  if (moment === undefined) return createProblem(meetupFormErrors, "meetups.event_at", { field });
  if (moment <= now) return createProblem(meetupFormErrors, "meetups.past", { field });
  if (moment.getTime() - now.getTime() > MEETUP_AHEAD_MAX_MS) {
    return createProblem(meetupFormErrors, "meetups.too_far", { field });
  }
  if (!endsAt) return undefined;
  const lengthMs = (readEventAt(endsAt, timeZone)?.getTime() ?? Number.NaN) - moment.getTime();
  const isLength = lengthMs > 0 && lengthMs <= MEETUP_LENGTH_MAX_MS;
  return isLength ? undefined : createProblem(meetupFormErrors, "meetups.ends_at", { field: "endsAt" });
}

/** The moment as the zone's clocks show it, in the form of a date and time field: `2026-12-24T19:30`. */
export function toLocalInput(eventAt: string, timeZone: string): string {
  return new Date(readZoneClockMs(Date.parse(eventAt), timeZone)).toISOString().slice(0, 16);
}

/** The tags that a list is filtered by, none for all; undefined when one is no tag. */
export function readTags(tags: string | string[]): MeetupTag[] | undefined {
  const names = [tags]
    .flat()
    .flatMap((part) => part.split(","))
    .map((name) => name.trim());
  const wanted = [...new Set(names)].filter((name) => name !== "" && name !== "all");
  const known = MEETUP_TAGS.filter((tag) => wanted.includes(tag));
  return known.length === wanted.length ? known : undefined;
}
