import { and, eq, isNull, lte, notExists, or, sql } from "drizzle-orm";
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

/**
 * Takes the meetups of a leaving member, and what is left of their own promises. One to which somebody wants to come stays as
 * canceled, with what they must know to hear of it and nothing else.
 */
export async function leaveMeetups(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { id, creatorId, eventAt } = meetupsTable;
  // Who is just being let in shall be seen below, and hear that it is off.
  await tx.select({ id }).from(meetupsTable).where(eq(creatorId, userId)).orderBy(id).for("no key update");
  await tx.delete(meetupRsvpsTable).where(eq(meetupRsvpsTable.userId, userId));
  const rsvps = tx.select({ one: sql`1` }).from(meetupRsvpsTable).where(eq(meetupRsvpsTable.meetupId, id));
  await tx.delete(meetupsTable).where(and(eq(creatorId, userId), or(lte(eventAt, now), notExists(rsvps))));
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
