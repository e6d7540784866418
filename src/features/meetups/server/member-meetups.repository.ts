import { and, eq, inArray, isNotNull, isNull, lte, not, notExists, or, type SQL, sql } from "drizzle-orm";
import { isNoErasedName, usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { meetupAttendancesTable, meetupRsvpsTable, meetupsTable } from "./meetups.tables.ts";
import { meetupCanceledNotification, tellComing } from "./tell-coming.usecase.ts";

/** The meetups that the member has called, and those the member has promised to come to or was at. */
export async function exportMeetups(db: Queries, userId: string) {
  const { meetupId, isShown, createdAt } = meetupRsvpsTable;
  const { meetupId: attendedId, role, points, confirmedAt } = meetupAttendancesTable;
  const meetups = await db
    .select()
    .from(meetupsTable)
    .where(eq(meetupsTable.creatorId, userId))
    .orderBy(meetupsTable.id);
  return {
    meetups: meetups.map(({ searchText: _search, creatorId: _creator, ...meetup }) => meetup),
    rsvps: await db
      .select({ meetupId, title: meetupsTable.title, eventAt: meetupsTable.eventAt, isShown, createdAt })
      .from(meetupRsvpsTable)
      .innerJoin(meetupsTable, eq(meetupsTable.id, meetupId))
      .where(eq(meetupRsvpsTable.userId, userId))
      .orderBy(createdAt),
    attended: await db
      .select({ meetupId: attendedId, title: meetupsTable.title, role, points, confirmedAt })
      .from(meetupAttendancesTable)
      .innerJoin(meetupsTable, eq(meetupsTable.id, attendedId))
      .where(eq(meetupAttendancesTable.userId, userId))
      .orderBy(confirmedAt),
  };
}

/** Of a meetup that is over, or to which nobody wants to come. */
function isOnlyTheirs(db: Queries, now: Date): SQL | undefined {
  const { id, eventAt } = meetupsTable;
  const rsvps = db.select({ one: sql`1` }).from(meetupRsvpsTable).where(eq(meetupRsvpsTable.meetupId, id));
  return or(lte(eventAt, now), notExists(rsvps));
}

/**
 * Takes the meetups of a leaving member, and what is left of their own promises. One to which somebody wants to come stays as
 * canceled, with what they must know to hear of it and nothing else.
 */
export async function leaveMeetups(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { id, creatorId } = meetupsTable;
  // Who is just being let in shall be seen below, and hear that it is off.
  await tx.select({ id }).from(meetupsTable).where(eq(creatorId, userId)).orderBy(id).for("no key update");
  await tx.delete(meetupRsvpsTable).where(eq(meetupRsvpsTable.userId, userId));
  await tx.delete(meetupsTable).where(and(eq(creatorId, userId), isOnlyTheirs(tx, now)));
  const called = await tx
    .select()
    .from(meetupsTable)
    .where(and(eq(creatorId, userId), isNull(meetupsTable.canceledAt)));
  await tx
    .update(meetupsTable)
    .set({
      canceledAt: sql`coalesce(${meetupsTable.canceledAt}, ${now.toISOString()})`,
      updatedAt: now,
      description: "",
      warnings: [],
      searchText: sql`array_to_string((string_to_array(${meetupsTable.searchText}, ${"\n"}))[1:2], ${"\n"})`,
    })
    .where(eq(creatorId, userId));
  for (const meetup of called) await tellComing(tx, meetupCanceledNotification, { meetup, now });
}

/** What was kept as canceled when its host left, once its time has passed or its last guest is gone too. */
export async function deleteLeftMeetups(db: Queries, now: Date): Promise<void> {
  const { creatorId, canceledAt } = meetupsTable;
  const left = db.select({ id: usersTable.id }).from(usersTable).where(not(isNoErasedName));
  await db.delete(meetupsTable).where(and(isNotNull(canceledAt), inArray(creatorId, left), isOnlyTheirs(db, now)));
}
