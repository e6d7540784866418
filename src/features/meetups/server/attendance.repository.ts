import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { meetupAttendancesTable, meetupCodesTable } from "./meetups.tables.ts";

type Attendance = typeof meetupAttendancesTable.$inferSelect;

/** Keeps the first code that was made for the meetup, and answers it. */
export async function createCode(db: Queries, values: typeof meetupCodesTable.$inferInsert): Promise<string> {
  await db.insert(meetupCodesTable).values(values).onConflictDoNothing();
  return (await getCode(db, values.meetupId)) ?? values.code;
}

export async function getCode(db: Queries, meetupId: string): Promise<string | undefined> {
  const { code } = meetupCodesTable;
  const [row] = await db.select({ code }).from(meetupCodesTable).where(eq(meetupCodesTable.meetupId, meetupId));
  return row?.code;
}

export async function getAttendance(
  db: Queries,
  { meetupId, userId }: Pick<Attendance, "meetupId" | "userId">,
): Promise<Attendance | undefined> {
  const table = meetupAttendancesTable;
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.meetupId, meetupId), eq(table.userId, userId)));
  return row;
}

/** Makes guest and host of a meetup take turns with whatever else they earn by meetups; answers those whose account is open. */
export async function lockAttending(tx: Transaction, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(inArray(usersTable.id, [...userIds]), isNull(usersTable.disabledAt)))
    // One order for all: two hosts who visit each other must not wait for each other.
    .orderBy(asc(usersTable.id))
    .for("no key update");
  return rows.map(({ id }) => id);
}

/** Undefined when the member is noted already: the key, not a prior look, makes five hundred at once one. */
export async function createAttendance(tx: Transaction, values: Attendance): Promise<Attendance | undefined> {
  const [row] = await tx.insert(meetupAttendancesTable).values(values).onConflictDoNothing().returning();
  return row;
}

/** Meetups by which the member has earned points on a day, and in its month. */
export async function countEarned(
  tx: Transaction,
  { userId, day }: { userId: string; day: string },
): Promise<{ today: number; thisMonth: number }> {
  const table = meetupAttendancesTable;
  const [row] = await tx
    .select({
      today: sql<number>`count(*) FILTER (WHERE ${table.day} = ${day})::int`,
      thisMonth: sql<number>`count(*)::int`,
    })
    .from(table)
    .where(and(eq(table.userId, userId), sql`${table.day} BETWEEN ${`${day.slice(0, 7)}-01`} AND ${day}`, hasEarned()));
  return row ?? { today: 0, thisMonth: 0 };
}

function hasEarned(): SQL {
  return sql`${meetupAttendancesTable.points} > 0`;
}

/** Guests who have said that they were there; those only whose accounts were made before `madeBefore`, if that is said. */
export async function countGuests(db: Queries, meetupId: string, madeBefore?: Date): Promise<number> {
  const table = meetupAttendancesTable;
  const counted =
    madeBefore &&
    and(lte(usersTable.createdAt, madeBefore), isNull(usersTable.disabledAt), eq(usersTable.isAdmin, false));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .innerJoin(usersTable, eq(usersTable.id, table.userId))
    .where(and(eq(table.meetupId, meetupId), eq(table.role, "guest"), counted));
  return row?.count ?? 0;
}
