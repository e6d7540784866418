import { and, eq, lte, notExists, or, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { boardImagesTable, listingsTable, meetupRsvpsTable, meetupsTable, reportsTable } from "#server/db/tables.ts";

/** What the member has posted on the boards, and whom it concerned. */
export async function listBoardPosts(db: Queries, userId: string) {
  const { meetupId, createdAt } = meetupRsvpsTable;
  const { id, type, refId, reason, createdAt: reportedAt } = reportsTable;
  const meetups = await db
    .select()
    .from(meetupsTable)
    .where(eq(meetupsTable.creatorId, userId))
    .orderBy(meetupsTable.id);
  const listings = await db
    .select()
    .from(listingsTable)
    .where(eq(listingsTable.sellerId, userId))
    .orderBy(listingsTable.id);
  return {
    meetups: meetups.map(({ searchText: _search, creatorId: _creator, ...meetup }) => meetup),
    listings: listings.map(({ searchText: _search, sellerId: _seller, ...listing }) => listing),
    rsvps: await db
      .select({ meetupId, title: meetupsTable.title, eventAt: meetupsTable.eventAt, createdAt })
      .from(meetupRsvpsTable)
      .innerJoin(meetupsTable, eq(meetupsTable.id, meetupId))
      .where(eq(meetupRsvpsTable.userId, userId))
      .orderBy(createdAt),
    reports: await db
      .select({ id, type, refId, reason, createdAt: reportedAt })
      .from(reportsTable)
      .where(eq(reportsTable.reporterId, userId))
      .orderBy(id),
  };
}

/** The pictures that the member has sent for the boards. */
export async function listBoardImages(db: Queries, userId: string) {
  const { id, ownerId, refId, pictureHash, createdAt } = boardImagesTable;
  return db.select({ id, refId, pictureHash, createdAt }).from(boardImagesTable).where(eq(ownerId, userId)).orderBy(id);
}

/**
 * Takes what a leaving member has posted. A meetup to which somebody wants to come stays as canceled, with what they must
 * know to hear of it and nothing else; reports stay without the name.
 */
export async function deleteBoardPosts(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { id, creatorId, eventAt } = meetupsTable;
  const rsvps = tx.select({ one: sql`1` }).from(meetupRsvpsTable).where(eq(meetupRsvpsTable.meetupId, id));
  await tx.delete(meetupRsvpsTable).where(eq(meetupRsvpsTable.userId, userId));
  await tx.delete(boardImagesTable).where(eq(boardImagesTable.ownerId, userId));
  await tx.delete(listingsTable).where(eq(listingsTable.sellerId, userId));
  await tx.delete(meetupsTable).where(and(eq(creatorId, userId), or(lte(eventAt, now), notExists(rsvps))));
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
  await tx.update(reportsTable).set({ reporterId: null }).where(eq(reportsTable.reporterId, userId));
}
