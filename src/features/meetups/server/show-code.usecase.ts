import { randomInt } from "node:crypto";
import type { AppDeps } from "#server/deps.ts";
import { createError, createForbiddenError } from "#server/errors.ts";
import { CODE_LENGTH, CODE_LETTERS, getCodeCloses, isCodeTime } from "../attendance.rules.ts";
import type { AttendanceCode } from "../attendance.schema.ts";
import { meetupsErrors } from "../meetups.errors.ts";
import { countGuests, createCode } from "./attendance.repository.ts";
import { createMissingMeetupError } from "./meetup-errors.rules.ts";
import { getMeetup } from "./meetups.repository.ts";

function drawCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}

/** The code that the host shows on the spot; always the same one for a meetup. */
export async function showCode(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  { meetupId, userId }: { meetupId: string; userId: string },
): Promise<AttendanceCode> {
  const now = clock.now();
  const found = await getMeetup(db, meetupId, userId);
  if (found === undefined) throw createMissingMeetupError();
  const { meetup } = found;
  if (meetup.creatorId !== userId) throw createForbiddenError();
  if (!isCodeTime(meetup, now)) throw createError(meetupsErrors, "meetups.not_now");
  const code = await createCode(db, { meetupId, code: drawCode(), createdAt: now });
  return { code, guestCount: await countGuests(db, meetupId), closesAt: getCodeCloses(meetup).toISOString() };
}
