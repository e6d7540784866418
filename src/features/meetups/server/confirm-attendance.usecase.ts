import { randomInt, timingSafeEqual } from "node:crypto";
import { giveEngagement } from "#features/engagement/server/give-engagement.usecase.ts";
import { getDay } from "#features/points/points.rules.ts";
import { noteAward } from "#features/points/server/award-points.repository.ts";
import { meetupPoints } from "#pack/meetups.catalog.ts";
import { type AttemptLimit, refundAttempts, takeAttempt } from "#server/attempts.repository.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError, createForbiddenError, createUnauthorizedError } from "#server/errors.ts";
import {
  CODE_LENGTH,
  CODE_LETTERS,
  COUNTED_GUEST_AGE_MS,
  countEarning,
  getCodeCloses,
  isCodeTime,
  readCode,
} from "../attendance.rules.ts";
import type { AttendanceAnswer, AttendanceCode } from "../attendance.schema.ts";
import { meetupsErrors } from "../meetups.errors.ts";
import {
  countEarned,
  countGuests,
  createAttendance,
  createCode,
  getAttendance,
  getCode,
  lockAttending,
} from "./attendance.repository.ts";
import type { FoundMeetup, MeetupRow } from "./meetup-answer.rules.ts";
import { createMissingMeetupError } from "./meetup-errors.rules.ts";
import { getMeetup } from "./meetups.repository.ts";
import { readMeetup } from "./save-meetup.usecase.ts";

const MINUTE_MS = 60_000;
/** Wrong codes of one member at one meetup: with some 30 tries in its 8 hours, nobody meets one of 887 million codes. */
const TRIES: AttemptLimit = {
  max: 5,
  windowMs: 15 * MINUTE_MS,
  lockoutMs: 15 * MINUTE_MS,
  lockoutMaxMs: 4 * 60 * MINUTE_MS,
};

interface Confirmation {
  meetupId: string;
  userId: string;
  now: Date;
}

/** The meetup, if this member can say there that they came. */
async function findVisited(db: Queries, { meetupId, userId, now }: Confirmation): Promise<FoundMeetup["meetup"]> {
  const found = await getMeetup(db, meetupId, userId);
  if (found === undefined) throw createMissingMeetupError();
  if (found.meetup.creatorId === userId) throw createError(meetupsErrors, "meetups.own_code");
  if (!isCodeTime(found.meetup, now)) throw createError(meetupsErrors, "meetups.not_now");
  if (found.ownPlace === 0) throw createError(meetupsErrors, "meetups.no_rsvp");
  return found.meetup;
}

/** Counts the try before it looks at the code, so that a hundred tries at once count a hundred times. */
async function requireCode(db: AppDeps["db"], { meetupId, userId, now }: Confirmation, typed: string): Promise<void> {
  const key = `meetup-code/${meetupId}/${userId}`;
  if (!(await takeAttempt(db, { key, limit: TRIES, now }))) throw createError(meetupsErrors, "meetups.too_many_codes");
  const code = readCode(typed);
  const expected = await getCode(db, meetupId);
  const isRight =
    code !== undefined && expected !== undefined && timingSafeEqual(Buffer.from(code), Buffer.from(expected));
  if (!isRight) throw createError(meetupsErrors, "meetups.wrong_code", { field: "code" });
  await refundAttempts(db, [key]);
}

type Role = "guest" | "host";

/** Notes that the member was there and gives the points, if this is one of the meetups that count. */
async function noteAttendance(
  tx: Transaction,
  { id: meetupId, title }: MeetupRow,
  { userId, role, now }: { userId: string; role: Role; now: Date },
): Promise<number | undefined> {
  const day = getDay(now);
  const points = countEarning(meetupPoints[role], await countEarned(tx, { userId, day }));
  const row = await createAttendance(tx, { meetupId, userId, role, points, day, confirmedAt: now });
  if (row === undefined) return undefined;
  const source = `meetup-${role}` as const;
  const engagement = { userId, givenBy: null, points, reason: title, source, sourceId: meetupId, now };
  if (points > 0) await giveEngagement(tx, engagement);
  return points;
}

/** The host earns once enough guests came whose accounts were not made for the evening. */
async function rewardHost(tx: Transaction, meetup: MeetupRow, now: Date): Promise<void> {
  const madeBefore = new Date(now.getTime() - COUNTED_GUEST_AGE_MS);
  if ((await countGuests(tx, meetup.id, madeBefore)) < meetupPoints.guestsForHost) return;
  await noteAttendance(tx, meetup, { userId: meetup.creatorId, role: "host", now });
}

/** A guest says by the host's code that they are there; again changes nothing. */
export async function confirmAttendance(
  { db, clock }: Pick<AppDeps, "db" | "clock">,
  { code, ...who }: { meetupId: string; userId: string; code: string },
): Promise<AttendanceAnswer> {
  const confirmation = { ...who, now: clock.now() };
  const { userId, now } = confirmation;
  const known = await getAttendance(db, who);
  if (known === undefined) {
    await findVisited(db, confirmation);
    await requireCode(db, confirmation, code);
  }
  const answer = await db.transaction(async (tx) => {
    if (known !== undefined) return { meetup: await readMeetup(tx, confirmation), points: known.points };
    const meetup = await findVisited(tx, confirmation);
    const present = await lockAttending(tx, [userId, meetup.creatorId]);
    if (!present.includes(userId)) throw createUnauthorizedError();
    const points = await noteAttendance(tx, meetup, { userId, role: "guest", now });
    if (points !== undefined && present.includes(meetup.creatorId)) await rewardHost(tx, meetup, now);
    const noted = points ?? (await getAttendance(tx, who))?.points ?? 0;
    return { meetup: await readMeetup(tx, confirmation), points: noted };
  });
  noteAward();
  return answer;
}

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
