import { AppError } from "#server/errors.ts";

export const MISSING_MEETUP = "There is no such meetup";

export function createMissingMeetupError(): AppError {
  return new AppError(404, "meetups.not_found", MISSING_MEETUP);
}

/** Refuses a change of what is over or canceled. */
export function requireOpen(meetup: { eventAt: Date; canceledAt: Date | null }, now: Date): void {
  if (meetup.canceledAt !== null) throw new AppError(409, "meetups.canceled", "This meetup was canceled");
  if (meetup.eventAt <= now) throw new AppError(409, "meetups.over", "This meetup is over");
}
