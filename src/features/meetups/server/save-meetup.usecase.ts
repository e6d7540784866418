import { findWarnings } from "#features/boards/scam.rules.ts";
import { setImages } from "#features/boards/server/board-images.repository.ts";
import { type DayAllowance, takeDayAllowance } from "#features/boards/server/limit-daily-posts.usecase.ts";
import { joinSearchTexts } from "#features/boards/server/search-text.rules.ts";
import { queueWarnings } from "#features/reports/server/reports.repository.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import type { Config } from "#server/config.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { createError, createForbiddenError, throwIfInvalid } from "#server/errors.ts";
import { createId } from "#shared/ids.ts";
import { findEventProblem, readEventAt } from "../meetup.rules.ts";
import type { Meetup, MeetupBody } from "../meetup.schema.ts";
import { meetupsErrors } from "../meetups.errors.ts";
import { countGoing, type MeetupRow, toMeetup } from "./meetup-answer.rules.ts";
import { createMissingMeetupError, requireOpen } from "./meetup-errors.rules.ts";
import { listWaiting } from "./meetup-seats.repository.ts";
import { createMeetup, getMeetup, lockMeetupRow, updateMeetup } from "./meetups.repository.ts";
import {
  isElsewhere,
  meetupCanceledNotification,
  meetupChangedNotification,
  tellComing,
  tellMovedUp,
} from "./tell-coming.usecase.ts";

const MEETUP_ALLOWANCE: DayAllowance = {
  kind: "meetup",
  perDay: 20,
  createLimitError: (max) => createError(meetupsErrors, "meetups.day_limit", { details: { max } }),
};

interface Edit {
  userId: string;
  body: MeetupBody;
  now: Date;
}

/** The fields of a row that the form decides. */
function toFields({ images: _images, eventAt: written, endsAt: end, ...body }: MeetupBody, now: Date) {
  throwIfInvalid(findEventProblem({ eventAt: written, endsAt: end, timeZone: body.timeZone }, now));
  const eventAt = readEventAt(written, body.timeZone);
  if (eventAt === undefined) throw new Error("a time that was checked cannot be read");
  const { title, description, city, country, venue } = body;
  return {
    ...body,
    eventAt,
    endsAt: (end && readEventAt(end, body.timeZone)) || null,
    tags: [...new Set(body.tags)],
    warnings: findWarnings([title, description, city, country, venue]),
    // NOTE: the filter by city reads the second of these lines.
    searchText: joinSearchTexts(title, city, description),
    updatedAt: now,
  };
}

async function finish(
  tx: Transaction,
  row: Pick<MeetupRow, "id" | "warnings">,
  { userId, body, now }: Edit,
): Promise<void> {
  await setImages(tx, { ownerId: userId, refId: row.id, imageIds: body.images });
  await queueWarnings(tx, { type: "meetup", refId: row.id, authorId: userId, warnings: row.warnings, now });
}

/** The meetup as the member sees it now. */
export async function readMeetup(
  db: Queries,
  { meetupId, userId, now }: { meetupId: string; userId: string; now: Date },
): Promise<Meetup> {
  const found = await getMeetup(db, meetupId, userId);
  if (found === undefined) throw createMissingMeetupError();
  return toMeetup(found, userId, now);
}

/** Announces a meetup and answers its id. */
export async function postMeetup(tx: Transaction, config: Config, edit: Edit): Promise<string> {
  const { userId, body, now } = edit;
  const fields = toFields(body, now);
  await lockMemberRow(tx, userId);
  await takeDayAllowance(tx, config, { userId, allowance: MEETUP_ALLOWANCE, now });
  const row = {
    ...fields,
    id: createId(),
    creatorId: userId,
    createdAt: now,
    sequence: 0,
    canceledAt: null,
    hiddenAt: null,
  };
  await createMeetup(tx, row);
  await finish(tx, row, edit);
  return row.id;
}

/** The meetup, held until the transaction ends, if it is this member's to change. */
async function lockOwnMeetup(tx: Transaction, meetupId: string, userId: string): Promise<MeetupRow> {
  await lockMemberRow(tx, userId);
  const row = await lockMeetupRow(tx, meetupId);
  if (row === undefined) throw createMissingMeetupError();
  if (row.creatorId !== userId) throw row.hiddenAt === null ? createForbiddenError() : createMissingMeetupError();
  return row;
}

export async function changeMeetup(tx: Transaction, meetupId: string, edit: Edit): Promise<Meetup> {
  const { userId, body, now } = edit;
  const row = await lockOwnMeetup(tx, meetupId, userId);
  requireOpen(row, now);
  const fields = toFields(body, now);
  const { rsvpCount, waitingCount } = await readMeetup(tx, { meetupId, userId, now });
  // Who was told to have a seat keeps it.
  if (countGoing(rsvpCount + waitingCount, fields.capacity) < rsvpCount) {
    throw createError(meetupsErrors, "meetups.capacity", { field: "capacity", details: { count: rsvpCount } });
  }
  const changed = { ...fields, sequence: row.sequence + 1 };
  const waited = await listWaiting(tx, row);
  await updateMeetup(tx, meetupId, changed);
  await finish(tx, { id: meetupId, warnings: fields.warnings }, edit);
  const answer = await readMeetup(tx, { meetupId, userId, now });
  if (isElsewhere(row, fields)) {
    await tellComing(tx, meetupChangedNotification, { meetup: { ...row, ...changed }, now });
  }
  await tellMovedUp(tx, { waited, meetup: { ...row, ...changed }, now });
  return answer;
}

/** Calls a meetup off; again changes nothing. */
export async function cancelMeetup(
  tx: Transaction,
  { meetupId, userId, now }: { meetupId: string; userId: string; now: Date },
): Promise<Meetup> {
  const row = await lockOwnMeetup(tx, meetupId, userId);
  if (row.canceledAt !== null) return readMeetup(tx, { meetupId, userId, now });
  requireOpen(row, now);
  const sequence = row.sequence + 1;
  await updateMeetup(tx, meetupId, { canceledAt: now, updatedAt: now, sequence });
  const answer = await readMeetup(tx, { meetupId, userId, now });
  await tellComing(tx, meetupCanceledNotification, { meetup: { ...row, sequence }, now });
  return answer;
}
