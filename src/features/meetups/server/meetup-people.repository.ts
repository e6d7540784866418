import { and, asc, count, eq, inArray, isNull, lte } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { MeetupPeople } from "../meetup.schema.ts";
import type { MeetupRow } from "./meetup-answer.rules.ts";
import { meetupAttendancesTable, meetupRsvpsTable, meetupsTable } from "./meetups.tables.ts";

/** Names that are read at once. */
const NAMES_MAX = 60;

/** Who has a seat, let it be read, and has an open account. */
export async function listShownGuests(
  db: Queries,
  { id: meetupId, capacity }: Pick<MeetupRow, "id" | "capacity">,
): Promise<MeetupPeople["guests"]> {
  const { meetupId: ofMeetup, userId, seat, isShown } = meetupRsvpsTable;
  const all = db.select({ userId, seat, isShown }).from(meetupRsvpsTable).where(eq(ofMeetup, meetupId));
  const ordered = all.orderBy(asc(seat));
  const seated = (capacity === null ? ordered : ordered.limit(capacity)).as("seated");
  return db
    .select({ id: usersTable.id, username: usersTable.username, faceId: usersTable.faceId })
    .from(seated)
    .innerJoin(usersTable, eq(usersTable.id, seated.userId))
    .where(and(eq(seated.isShown, true), isNull(usersTable.disabledAt)))
    .orderBy(asc(seated.seat))
    .limit(NAMES_MAX);
}

/** What the host has done before: meetups that took place, and guests who said by the host's code that they were there. */
export async function countHosted(db: Queries, hostId: string, now: Date): Promise<MeetupPeople["host"]> {
  const { id, creatorId, eventAt, canceledAt, hiddenAt } = meetupsTable;
  const tookPlace = and(eq(creatorId, hostId), lte(eventAt, now), isNull(canceledAt), isNull(hiddenAt));
  const [meetups] = await db.select({ total: count() }).from(meetupsTable).where(tookPlace);
  const { meetupId, role } = meetupAttendancesTable;
  const hosted = db.select({ id }).from(meetupsTable).where(tookPlace);
  const [guests] = await db
    .select({ total: count() })
    .from(meetupAttendancesTable)
    .where(and(inArray(meetupId, hosted), eq(role, "guest")));
  return { meetupCount: meetups?.total ?? 0, guestCount: guests?.total ?? 0 };
}

/** Everybody who wants to come, with a seat or without, but the host. */
export async function listComing(db: Queries, { id: meetupId, creatorId }: Pick<MeetupRow, "id" | "creatorId">) {
  const { meetupId: ofMeetup, userId } = meetupRsvpsTable;
  const rows = await db.select({ userId }).from(meetupRsvpsTable).where(eq(ofMeetup, meetupId));
  return rows.map((row) => row.userId).filter((id) => id !== creatorId);
}
