import { and, asc, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { recoveryContactsTable } from "#features/recovery-contacts/server/recovery-contacts.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { ListPosition } from "#server/list-cursor.ts";
import type { Thing } from "./interest-things.rules.ts";
import { interestsTable } from "./interests.tables.ts";

const { userId, kind, refId, createdAt, lettersAt } = interestsTable;
const { method, contact, confirmedAt } = recoveryContactsTable;

/** Who gets a letter: a yes, an open account, and an address that was confirmed; of several the one confirmed first. */
const letterAddress = sql<string | null>`CASE WHEN ${lettersAt} IS NOT NULL AND ${usersTable.disabledAt} IS NULL THEN (
  SELECT ${contact} FROM ${recoveryContactsTable}
  WHERE ${recoveryContactsTable.userId} = ${userId} AND ${method} = 'email' AND ${confirmedAt} IS NOT NULL
  ORDER BY ${confirmedAt}, ${recoveryContactsTable.id} LIMIT 1
) END`;

/** Where letters to a member go. */
export async function getLetterAddress(db: Queries, memberId: string): Promise<string | null> {
  const isMine = eq(recoveryContactsTable.userId, memberId);
  const [row] = await db
    .select({ contact })
    .from(recoveryContactsTable)
    .where(and(isMine, eq(method, "email"), isNotNull(confirmedAt)))
    .orderBy(asc(confirmedAt), asc(recoveryContactsTable.id))
    .limit(1);
  return row?.contact ?? null;
}

function isFor(thing: Thing) {
  return and(eq(kind, thing.kind), eq(refId, thing.refId));
}

/** How many registered interest in each thing, and how many of them want letters. */
export async function countRegistered(db: Queries) {
  return db
    .select({ kind, refId, registered: count(), wanting: count(lettersAt) })
    .from(interestsTable)
    .groupBy(kind, refId);
}

/** To how many addresses letters about each thing go, as `listReaders` has them. */
export async function countReaders(db: Queries) {
  // The first address of all is found at once: one look per member costs ten times as much.
  const first = db
    .selectDistinctOn([recoveryContactsTable.userId], { owner: recoveryContactsTable.userId, contact })
    .from(recoveryContactsTable)
    .where(and(eq(method, "email"), isNotNull(confirmedAt)))
    .orderBy(recoveryContactsTable.userId, asc(confirmedAt), asc(recoveryContactsTable.id))
    .as("first");
  const reader = db
    .selectDistinct({ kind, refId, address: sql`${first.contact} COLLATE "C"`.as("address") })
    .from(interestsTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .innerJoin(first, eq(first.owner, userId))
    .where(and(isNotNull(lettersAt), isNull(usersTable.disabledAt)))
    .as("reader");
  return db
    .select({ kind: reader.kind, refId: reader.refId, readers: count() })
    .from(reader)
    .groupBy(reader.kind, reader.refId);
}

interface InterestSearch extends Thing {
  /** What the name begins with, in small letters. */
  start: string;
  after?: ListPosition | undefined;
  max: number;
}

/** The newest first. */
export async function listRegistered(db: Queries, { start, after, max, ...thing }: InterestSearch) {
  const { username, xUsername, telegramUsername } = usersTable;
  return db
    .select({ userId, username, registeredAt: createdAt, lettersAt, xUsername, telegramUsername })
    .from(interestsTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .where(
      and(
        isFor(thing),
        after && sql`(${createdAt}, ${userId}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
        start === "" ? undefined : sql`starts_with(lower(${username}), ${start})`,
      ),
    )
    .orderBy(desc(createdAt), desc(userId))
    .limit(max);
}

/** Who gets a letter about the thing, and where. Two accounts with one address are one reader. */
export async function listReaders(db: Queries, thing: Thing): Promise<{ userId: string; address: string }[]> {
  const rows = await db
    .select({ userId, address: letterAddress })
    .from(interestsTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .where(and(isFor(thing), isNotNull(lettersAt)))
    .orderBy(createdAt, userId);
  const readers = new Map<string, { userId: string; address: string }>();
  for (const { userId: id, address } of rows) {
    if (address !== null && !readers.has(address)) readers.set(address, { userId: id, address });
  }
  return [...readers.values()];
}
