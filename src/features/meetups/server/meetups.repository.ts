import { and, arrayOverlaps, asc, desc, eq, gt, isNotNull, isNull, like, lte, or, type SQL, sql } from "drizzle-orm";
import { selectImagesOf } from "#features/boards/server/board-images.repository.ts";
import { isIndexed, SEARCH_WINDOW, toSearchPattern } from "#features/boards/server/search-text.rules.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ListPosition } from "#server/list-cursor.ts";
import type { MeetupTag } from "../meetup-tags.catalog.ts";
import type { FoundColumns, FoundMeetup, MeetupRow } from "./meetup-answer.rules.ts";
import { meetupRsvpsTable, meetupsTable } from "./meetups.tables.ts";

const { id, creatorId, eventAt, createdAt, tags, searchText, canceledAt, hiddenAt } = meetupsTable;

/** The stretches that lists are made of, each sorted one way: what is to come and what is over are two. */
export const MEETUP_STRETCHES = ["newest", "oldest", "upcoming", "past"] as const;
export type MeetupStretch = (typeof MEETUP_STRETCHES)[number];

const ORDERS = {
  newest: { column: createdAt, isDescending: true },
  oldest: { column: createdAt, isDescending: false },
  upcoming: { column: eventAt, isDescending: false },
  past: { column: eventAt, isDescending: true },
};

/** Of which end a stretch is looked through where all of it would be too much. */
const WINDOW_ORDERS = { ...ORDERS, oldest: ORDERS.newest };

export interface MeetupFilter {
  q: string;
  city: string;
  /** Any of these; all meetups when there is none. */
  tags: MeetupTag[];
}

export interface MeetupPage {
  stretch: MeetupStretch;
  filter: MeetupFilter;
  viewerId: string | undefined;
  /** Divides what is to come from what is over. */
  asOf: Date;
  after?: ListPosition | undefined;
  limit: number;
}

function selectFound(viewerId: string | undefined): FoundColumns {
  return {
    rsvpTotal: sql`(SELECT count(*)::int FROM meetup_rsvps AS r WHERE r.meetup_id = ${id})`,
    ownPlace: sql`(
      SELECT count(*)::int FROM meetup_rsvps AS own JOIN meetup_rsvps AS r ON r.meetup_id = own.meetup_id AND r.seat <= own.seat
      WHERE own.meetup_id = ${id} AND own.user_id = ${viewerId ?? null}::uuid)`,
    ownIsShown: sql`EXISTS (SELECT FROM meetup_rsvps AS r
      WHERE r.meetup_id = ${id} AND r.user_id = ${viewerId ?? null}::uuid AND r.is_shown)`,
    hasAttended: sql`EXISTS (SELECT FROM meetup_attendances AS a
      WHERE a.meetup_id = ${id} AND a.user_id = ${viewerId ?? null}::uuid AND a.role = 'guest')`,
    images: selectImagesOf(id),
  };
}

/** What reports have hidden is its creator's only; of those who have left only the canceled ones are of use to anybody. */
function isShownTo(viewerId: string | undefined): SQL | undefined {
  const isOwn = viewerId === undefined ? undefined : eq(creatorId, viewerId);
  return and(or(isNull(hiddenAt), isOwn), or(isNull(usersTable.disabledAt), isNotNull(canceledAt)));
}

function matches({ q, city: place, tags: wanted }: MeetupFilter): SQL | undefined {
  return and(
    q === "" ? undefined : like(searchText, toSearchPattern(q)),
    // The second line of the searched text is the city; the index knows the whole text only.
    place === "" ? undefined : like(searchText, toSearchPattern(place)),
    place === "" ? undefined : like(sql`split_part(${searchText}, ${"\n"}, 2)`, toSearchPattern(place)),
    wanted.length === 0 ? undefined : arrayOverlaps(tags, wanted),
  );
}

/** What of a stretch is looked through: all of it, or its first rows for texts that no index knows. */
function chooseSource(db: Queries, { stretch, filter: { q, city: place } }: MeetupPage, side: SQL | undefined) {
  if ([q, place].every((text) => text === "" || isIndexed(text))) return meetupsTable;
  const { column, isDescending } = WINDOW_ORDERS[stretch];
  const toOrder = isDescending ? desc : asc;
  const first = db.select().from(meetupsTable).where(side).orderBy(toOrder(column), toOrder(id)).limit(SEARCH_WINDOW);
  // Under the name of the table, whose columns it has.
  return first.as("meetups") as unknown as typeof meetupsTable;
}

/** One stretch of a list from a position on; one walk along an index. */
export async function listMeetups(db: Queries, page: MeetupPage): Promise<FoundMeetup[]> {
  const { stretch, asOf, after, viewerId } = page;
  const { column, isDescending } = ORDERS[stretch];
  const side = { upcoming: gt(eventAt, asOf), past: lte(eventAt, asOf), newest: undefined, oldest: undefined }[stretch];
  const operator = isDescending ? sql`<` : sql`>`;
  const isBehind = after && sql`(${column}, ${id}) ${operator} (${after.at.toISOString()}, ${after.id})`;
  const toOrder = isDescending ? desc : asc;
  return db
    .select({ meetup: meetupsTable, username: usersTable.username, ...selectFound(viewerId) })
    .from(chooseSource(db, page, side))
    .innerJoin(usersTable, eq(usersTable.id, creatorId))
    .where(and(side, isBehind, isShownTo(viewerId), matches(page.filter)))
    .orderBy(toOrder(column), toOrder(id))
    .limit(page.limit);
}

/** Where everybody can meet, by the name of the city as most write it; the most at most `limit`. */
export async function countByCity(db: Queries, { now, limit }: { now: Date; limit: number }) {
  const { city } = meetupsTable;
  const count = sql<number>`count(*)::int`;
  return db
    .select({ city: sql<string>`mode() WITHIN GROUP (ORDER BY ${city})`, count })
    .from(meetupsTable)
    .innerJoin(usersTable, eq(usersTable.id, creatorId))
    .where(and(gt(eventAt, now), isNull(canceledAt), isNull(hiddenAt), isNull(usersTable.disabledAt)))
    .groupBy(sql`lower(${city})`)
    .orderBy(desc(count), sql`lower(${city})`)
    .limit(limit);
}

/** Undefined where there is none that this viewer may see. */
export async function getMeetup(
  db: Queries,
  meetupId: string,
  viewerId: string | undefined,
): Promise<FoundMeetup | undefined> {
  const [found] = await db
    .select({ meetup: meetupsTable, username: usersTable.username, ...selectFound(viewerId) })
    .from(meetupsTable)
    .innerJoin(usersTable, eq(usersTable.id, creatorId))
    .where(and(eq(id, meetupId), isShownTo(viewerId)))
    .limit(1);
  return found;
}

/** Until the transaction ends nobody else can change the meetup or who comes to it. */
export async function lockMeetupRow(tx: Transaction, meetupId: string): Promise<MeetupRow | undefined> {
  const [row] = await tx.select().from(meetupsTable).where(eq(id, meetupId)).for("no key update");
  return row;
}

export async function createMeetup(tx: Transaction, values: MeetupRow): Promise<void> {
  await tx.insert(meetupsTable).values(values);
}

export async function updateMeetup(
  tx: Transaction,
  meetupId: string,
  values: Partial<Omit<MeetupRow, "id" | "creatorId">>,
): Promise<void> {
  await tx.update(meetupsTable).set(values).where(eq(id, meetupId));
}

/** False where the member wanted to come already; what they say of their name counts all the same. */
export async function createRsvp(
  tx: Transaction,
  { meetupId, userId, isShown, now }: { meetupId: string; userId: string; isShown?: boolean | undefined; now: Date },
): Promise<boolean> {
  const created = await tx
    .insert(meetupRsvpsTable)
    .values({ meetupId, userId, isShown: isShown ?? false, createdAt: now })
    .onConflictDoNothing()
    .returning({ seat: meetupRsvpsTable.seat });
  if (created.length === 0 && isShown !== undefined) {
    await tx
      .update(meetupRsvpsTable)
      .set({ isShown })
      .where(and(eq(meetupRsvpsTable.meetupId, meetupId), eq(meetupRsvpsTable.userId, userId)));
  }
  return created.length > 0;
}

export async function deleteRsvp(
  tx: Transaction,
  { meetupId, userId }: { meetupId: string; userId: string },
): Promise<void> {
  await tx
    .delete(meetupRsvpsTable)
    .where(and(eq(meetupRsvpsTable.meetupId, meetupId), eq(meetupRsvpsTable.userId, userId)));
}
