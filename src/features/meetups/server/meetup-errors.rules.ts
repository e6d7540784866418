import { type AppError, createError } from "#server/errors.ts";
import { meetupsErrors } from "../meetups.errors.ts";

export function createMissingMeetupError(): AppError {
  return createError(meetupsErrors, "meetups.not_found");
}

/** Refuses a change of what is over or canceled. */
export function requireOpen(meetup: { eventAt: Date; canceledAt: Date | null }, now: Date): void {
  if (meetup.canceledAt !== null) throw createError(meetupsErrors, "meetups.canceled");
  if (meetup.eventAt <= now) throw createError(meetupsErrors, "meetups.over");
}
