import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { NEAR_BITS } from "#features/points/fingerprint.rules.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ShownThing } from "#server/deps.ts";
import type { ListPosition } from "#server/list-cursor.ts";
import { getWallPath, type WallSort } from "../wall.rules.ts";
import { type FoundThing, toPicture } from "./thing-answer.rules.ts";
import { type ThingRow, wallAwardsTable, wallThingsTable } from "./wall.tables.ts";

const { id, userId, monthYear, voteCount, risingAt, createdAt, hiddenAt, removedAt } = wallThingsTable;

/** A member's own things, newest first, that are shown to them at once. */
const OWN_MAX = 100;

const found = {
  thing: wallThingsTable,
  author: { id: usersTable.id, username: usersTable.username, faceId: usersTable.faceId },
  place: wallAwardsTable.place,
};

const isShown = and(isNull(hiddenAt), isNull(removedAt), isNull(usersTable.disabledAt));

function selectThings(db: Queries) {
  return db
    .select(found)
    .from(wallThingsTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .leftJoin(wallAwardsTable, eq(wallAwardsTable.thingId, id));
}

export interface WallPage {
  sort: WallSort;
  /** The month whose best are asked for. */
  monthYear: string;
  after?: ListPosition | undefined;
  limit: number;
}

/** Each sort is a walk along an index of its own; where it goes on, and in which order. */
const sorts: Record<WallSort, (page: WallPage) => { where: SQL | undefined; orderBy: SQL[] }> = {
  new: ({ after }) => ({
    where: after && sql`(${createdAt}, ${id}) < (${after.at.toISOString()}, ${after.id})`,
    orderBy: [desc(createdAt), desc(id)],
  }),
  rising: ({ after }) => ({
    where: after && sql`(${risingAt}, ${id}) < (${after.at.toISOString()}, ${after.id})`,
    orderBy: [desc(risingAt), desc(id)],
  }),
  best: ({ after, ...page }) => ({
    where: and(
      eq(monthYear, page.monthYear),
      after && sql`((-${voteCount}), ${id}) > (${-after.at.getTime()}::int, ${after.id})`,
    ),
    orderBy: [sql`(-${voteCount})`, sql`${id}`],
  }),
};

/** What the position of a thing is in the list: of the best its votes stand where the other sorts have a time. */
export function toPosition(sort: WallSort, { thing }: FoundThing): ListPosition {
  const at = { new: thing.createdAt, rising: thing.risingAt, best: new Date(thing.voteCount) }[sort];
  return { list: sort, at, id: thing.id };
}

export async function listThings(db: Queries, page: WallPage): Promise<FoundThing[]> {
  const { where, orderBy } = sorts[page.sort](page);
  return selectThings(db)
    .where(and(isShown, where))
    .orderBy(...orderBy)
    .limit(page.limit);
}

/** What the member has put up and not taken down, hidden things too. */
export async function listOwnThings(db: Queries, ownerId: string): Promise<FoundThing[]> {
  return selectThings(db)
    .where(and(eq(userId, ownerId), isNull(removedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(OWN_MAX);
}

/** The newest of a member that everybody sees. */
export async function listShownThingsOf(db: Queries, authorId: string, limit: number): Promise<FoundThing[]> {
  return selectThings(db)
    .where(and(eq(userId, authorId), isShown))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Undefined for what is not shown. */
export async function getThing(db: Queries, thingId: string): Promise<FoundThing | undefined> {
  const [row] = await selectThings(db)
    .where(and(eq(id, thingId), isShown))
    .limit(1);
  return row;
}

/** A thing that its author has not taken down, hidden or not. */
export async function getHungThing(db: Queries, thingId: string): Promise<ThingRow | undefined> {
  const [row] = await db
    .select()
    .from(wallThingsTable)
    .where(and(eq(id, thingId), isNull(removedAt)))
    .limit(1);
  return row;
}

/** Key of the lock under which pictures are hung, one after the other: of two near copies at once one must see the other. */
const HANG_LOCK = 7_205_115;

/** Whether a picture that was hung this month looks like it, also one that was taken down since. */
export async function isNearCopy(
  tx: Transaction,
  { detail, bands }: Pick<ThingRow, "detail" | "bands">,
): Promise<boolean> {
  if (detail === null || bands === null) return false;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${HANG_LOCK})`);
  // Counted, as the planner would walk the whole wall to find the first.
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM wall_things
    WHERE bands && ${sql.param(bands)}::int[] AND bit_count(detail # ${detail}::bit(576)) <= ${NEAR_BITS}`);
  return (rows[0]?.count ?? 0) > 0;
}

/** The copy of a vault's item that was hung in a month and still hangs. */
export async function getHangingCopy(
  tx: Transaction,
  own: { userId: string; contentItemId: string; monthYear: string },
): Promise<string | undefined> {
  const isCopy = and(
    eq(userId, own.userId),
    eq(wallThingsTable.contentItemId, own.contentItemId),
    eq(monthYear, own.monthYear),
  );
  const [row] = await tx
    .select({ id })
    .from(wallThingsTable)
    .where(and(isCopy, isNull(hiddenAt), isNull(removedAt)));
  return row?.id;
}

/** False where the same hung on the wall this month. */
export async function createThing(tx: Transaction, values: typeof wallThingsTable.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(wallThingsTable).values(values).onConflictDoNothing().returning({ id });
  return rows.length > 0;
}

/** What is left of a thing whose author or a moderator has taken it down for good: nothing of what it showed. */
function toRemoved(now: Date) {
  return {
    removedAt: now,
    title: "",
    text: null,
    metadata: {},
    contentItemId: null,
    pictureHash: null,
    smallHash: null,
    mediaFile: null,
  };
}

/** Takes a member's own thing down; its pictures go from the store too. */
export async function removeThing(
  db: Queries,
  own: { thingId: string; userId: string },
  now: Date,
): Promise<ThingRow | undefined> {
  const [row] = await db
    .update(wallThingsTable)
    .set(toRemoved(now))
    .where(and(eq(id, own.thingId), eq(userId, own.userId), isNull(removedAt)))
    .returning();
  return row;
}

export async function removeAnyThing(tx: Transaction, thingId: string, now: Date): Promise<void> {
  await tx.update(wallThingsTable).set(toRemoved(now)).where(eq(id, thingId));
}

export async function showThings(db: Queries, ids: readonly string[]): Promise<ShownThing[]> {
  const { id, userId, removedAt } = wallThingsTable;
  const rows = await db
    .select({ thing: wallThingsTable, username: usersTable.username })
    .from(wallThingsTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .where(and(inArray(id, [...ids]), isNull(removedAt)));
  return rows.map(({ thing, username }) => ({
    id: thing.id,
    title: thing.title,
    text: thing.text ?? "",
    facts: [],
    pictures: [toPicture(thing)].filter((picture) => picture !== null),
    author: { id: thing.userId, username },
    path: getWallPath(thing.id),
    createdAt: thing.createdAt,
    hiddenAt: thing.hiddenAt,
  }));
}
