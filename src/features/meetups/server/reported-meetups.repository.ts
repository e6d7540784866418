import { eq, inArray } from "drizzle-orm";
import { deleteImagesOf, selectImagesOf, toBoardImage } from "#features/boards/server/board-images.repository.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ShownThing } from "#server/deps.ts";
import { getMeetupPath } from "../meetup-address.rules.ts";
import { meetupsTable } from "./meetups.tables.ts";

const { id, creatorId } = meetupsTable;

export async function showMeetups(db: Queries, ids: readonly string[]): Promise<ShownThing[]> {
  const rows = await db
    .select({ meetup: meetupsTable, username: usersTable.username, images: selectImagesOf(id) })
    .from(meetupsTable)
    .innerJoin(usersTable, eq(usersTable.id, creatorId))
    .where(inArray(id, [...ids]));
  return rows.map(({ meetup, username, images }) => ({
    id: meetup.id,
    title: meetup.title,
    text: meetup.description,
    facts: [[meetup.venue, meetup.city, meetup.country].filter(Boolean).join(", "), meetup.eventAt.toISOString()],
    pictures: images.map(toBoardImage),
    author: { id: meetup.creatorId, username },
    path: getMeetupPath(meetup.id),
    createdAt: meetup.createdAt,
    hiddenAt: meetup.hiddenAt,
  }));
}

export async function deleteMeetup(tx: Transaction, meetupId: string): Promise<void> {
  await deleteImagesOf(tx, [meetupId]);
  await tx.delete(meetupsTable).where(eq(id, meetupId));
}
