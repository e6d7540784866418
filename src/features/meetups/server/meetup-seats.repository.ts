import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Queries } from "#server/db/open-database.ts";
import type { MeetupRow } from "./meetup-answer.rules.ts";
import { meetupRsvpsTable, meetupsTable } from "./meetups.tables.ts";

const { meetupId: ofMeetup, userId, seat } = meetupRsvpsTable;

/** A member and the number under which they wait; the lowest has waited longest. */
export interface Waiting {
  userId: string;
  seat: number;
}

/** Who waits for a seat, the next one first. */
export async function listWaiting(
  db: Queries,
  { id, capacity }: Pick<MeetupRow, "id" | "capacity">,
): Promise<Waiting[]> {
  if (capacity === null) return [];
  const all = db.select({ userId, seat }).from(meetupRsvpsTable).where(eq(ofMeetup, id));
  return all.orderBy(asc(seat)).offset(capacity);
}

/** Meetups to come at which others may wait for the seat of this member. */
export async function listTakenSeats(db: Queries, memberId: string, now: Date): Promise<string[]> {
  const { id, capacity, canceledAt, eventAt } = meetupsTable;
  const rows = await db
    .select({ id })
    .from(meetupRsvpsTable)
    .innerJoin(meetupsTable, eq(id, ofMeetup))
    .where(and(eq(userId, memberId), isNotNull(capacity), isNull(canceledAt), gt(eventAt, now)))
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}
