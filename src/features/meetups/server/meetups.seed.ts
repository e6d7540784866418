import { asc } from "drizzle-orm";
import { joinSearchTexts } from "#features/boards/server/search-text.rules.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { demoMeetups } from "#pack/demo/meetups.catalog.ts";
import type { Database } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { readEventAt } from "../meetup.rules.ts";
import type { DemoMeetup, MeetupTag } from "../meetup-tags.catalog.ts";
import { meetupRsvpsTable, meetupsTable } from "./meetups.tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

function toRow(meetup: DemoMeetup, creatorId: string, now: Date): typeof meetupsTable.$inferInsert {
  const { inDays, time, rsvpCount: _rsvpCount, tags, ...texts } = meetup;
  const day = new Date(now.getTime() + inDays * DAY_MS).toISOString().slice(0, 10);
  const eventAt = readEventAt(`${day}T${time}`, meetup.timeZone);
  if (eventAt === undefined) throw new Error(`${meetup.title} is at no time`);
  // Posted a while before it takes place, and never after now.
  const createdAt = new Date(Math.min(now.getTime(), eventAt.getTime()) - (Math.abs(inDays) + 2) * 7 * 60 * 60 * 1000);
  const searchText = joinSearchTexts(texts.title, texts.city, texts.description);
  return {
    ...texts,
    tags: tags as MeetupTag[],
    id: createId(),
    creatorId,
    eventAt,
    warnings: [],
    searchText,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Meetups all over the world of the members there are, for development and demos. */
export async function seedMeetups(db: Database, now: Date): Promise<void> {
  const members = await db.select({ id: usersTable.id }).from(usersTable).orderBy(asc(usersTable.id)).limit(50);
  for (const [index, meetup] of demoMeetups.entries()) {
    const creator = members[index % Math.min(members.length, demoMeetups.length)];
    if (creator === undefined) return;
    const row = toRow(meetup, creator.id, now);
    await db.insert(meetupsTable).values(row);
    const rsvps = members
      .slice(0, meetup.rsvpCount)
      .map(({ id: userId }) => ({ meetupId: row.id, userId, createdAt: row.createdAt }));
    if (rsvps.length > 0) await db.insert(meetupRsvpsTable).values(rsvps);
  }
}
