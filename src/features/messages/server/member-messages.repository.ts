import { and, eq, inArray, notExists, or, sql } from "drizzle-orm";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import type { ShownThing } from "#server/deps.ts";
import { messageThreadsTable, threadMessagesTable } from "./messages.tables.ts";

const { id, threadId, authorId, text, createdAt, hiddenAt } = threadMessagesTable;

/** Messages that were reported, as whoever got them reads them. */
export async function showMessages(db: Queries, ids: readonly string[]): Promise<ShownThing[]> {
  const rows = await db
    .select({
      id,
      title: messageThreadsTable.title,
      text,
      authorId,
      username: usersTable.username,
      createdAt,
      hiddenAt,
    })
    .from(threadMessagesTable)
    .innerJoin(messageThreadsTable, eq(messageThreadsTable.id, threadId))
    .innerJoin(usersTable, eq(usersTable.id, authorId))
    .where(inArray(id, [...ids]));
  return rows.map(({ authorId: author, username, ...message }) => ({
    ...message,
    facts: [],
    pictures: [],
    author: { id: author, username },
    path: "/account",
  }));
}

/** Whether the member is one of the two between whom the message went. */
export async function hasReceived(db: Queries, messageId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id })
    .from(threadMessagesTable)
    .innerJoin(messageThreadsTable, eq(messageThreadsTable.id, threadId))
    .where(
      and(eq(id, messageId), or(eq(messageThreadsTable.ownerId, userId), eq(messageThreadsTable.askerId, userId))),
    );
  return rows.length > 0;
}

export async function deleteMessage(tx: Transaction, messageId: string): Promise<void> {
  await tx.delete(threadMessagesTable).where(eq(id, messageId));
}

/** What the member wrote and got, the oldest first. */
export async function exportMessages(db: Queries, userId: string) {
  const { title, type, refId, ownerId, askerId } = messageThreadsTable;
  return db
    .select({ about: title, type, refId, isOwn: sql<boolean>`${authorId} = ${userId}::uuid`, text, createdAt })
    .from(threadMessagesTable)
    .innerJoin(messageThreadsTable, eq(messageThreadsTable.id, threadId))
    .where(or(eq(ownerId, userId), eq(askerId, userId)))
    .orderBy(createdAt, id);
}

/** After the words of a leaving member are gone: the names of their things go too, and conversations without a word. */
export async function leaveThreads(tx: Transaction, userId: string): Promise<void> {
  const { id: thread, ownerId, askerId } = messageThreadsTable;
  const messages = tx.select({ one: sql`1` }).from(threadMessagesTable).where(eq(threadId, thread));
  await tx.delete(messageThreadsTable).where(and(or(eq(ownerId, userId), eq(askerId, userId)), notExists(messages)));
  await tx.update(messageThreadsTable).set({ title: "" }).where(eq(ownerId, userId));
}
