import { and, asc, count, eq, ne, or, sql } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { SavedQuery } from "../console.schema.ts";
import { savedQueriesTable } from "./console.tables.ts";

type SavedRow = typeof savedQueriesTable.$inferSelect;

const { id, userId, name, query, isShared, updatedAt } = savedQueriesTable;
const lowerName = sql`lower(${name})`;

/** One administrator's changes come one after the other: names and their number hold. */
export async function lockSavedQueries(tx: Transaction, ownerId: string): Promise<void> {
  await tx.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.id, ownerId)).for("no key update");
}

/** The caller's own, and what other administrators share; in the order of their names. */
export async function listSavedQueries(db: Queries, callerId: string): Promise<SavedQuery[]> {
  const isOwn = eq(userId, callerId);
  const rows = await db
    .select({ id, name, query, isShared, updatedAt, author: usersTable.username, isOwn: sql<boolean>`${isOwn}` })
    .from(savedQueriesTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .where(or(isOwn, and(eq(isShared, true), eq(usersTable.isAdmin, true))))
    .orderBy(asc(lowerName), asc(id));
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

/** For the archive of a member who was an administrator once. */
export function exportSavedQueries(db: Queries, ownerId: string) {
  const own = { name, query, isShared, createdAt: savedQueriesTable.createdAt, updatedAt };
  return db.select(own).from(savedQueriesTable).where(eq(userId, ownerId)).orderBy(asc(id));
}

export async function countSavedQueries(db: Queries, ownerId: string): Promise<number> {
  const [row] = await db.select({ saved: count() }).from(savedQueriesTable).where(eq(userId, ownerId));
  return row?.saved ?? 0;
}

/** Whether another query of theirs has the name, however it is written. */
export async function hasSavedName(db: Queries, row: Pick<SavedRow, "id" | "userId" | "name">): Promise<boolean> {
  const isSame = and(eq(userId, row.userId), eq(lowerName, row.name.toLowerCase()), ne(id, row.id));
  return (await db.select({ id }).from(savedQueriesTable).where(isSame)).length > 0;
}

export async function createSavedQuery(db: Queries, row: SavedRow): Promise<void> {
  await db.insert(savedQueriesTable).values(row);
}

interface OwnQuery {
  id: string;
  userId: string;
}

const isOwn = (own: OwnQuery) => and(eq(id, own.id), eq(userId, own.userId));

export async function updateSavedQuery(
  db: Queries,
  own: OwnQuery,
  changes: Pick<SavedRow, "name" | "query" | "isShared" | "updatedAt">,
): Promise<void> {
  await db.update(savedQueriesTable).set(changes).where(isOwn(own));
}

type SavedFacts = Pick<SavedRow, "name" | "query" | "isShared">;

/** For who holds the lock of its owner's queries. */
export async function getSavedQuery(tx: Transaction, own: OwnQuery): Promise<SavedFacts | undefined> {
  const [row] = await tx.select({ name, query, isShared }).from(savedQueriesTable).where(isOwn(own));
  return row;
}

/** Answers what it was. */
export async function deleteSavedQuery(db: Queries, own: OwnQuery): Promise<SavedFacts | undefined> {
  const [row] = await db.delete(savedQueriesTable).where(isOwn(own)).returning({ name, query, isShared });
  return row;
}
