import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Queries, Transaction } from "#server/db/open-database.ts";
import { THREAD_MESSAGES_MAX } from "../messages.rules.ts";
import type { FoundThread, MessageRow, ThreadRow } from "./message-answer.rules.ts";
import { messageBlocksTable, messageThreadsTable, threadMessagesTable } from "./messages.tables.ts";

const { id, type, refId, ownerId, askerId, lastAt } = messageThreadsTable;

/** Conversations of one list; older ones are found by what they are about. */
const THREADS_MAX = 100;

function isOf(userId: string): SQL | undefined {
  return or(eq(ownerId, userId), eq(askerId, userId));
}

function selectThreads(db: Queries, userId: string) {
  const other = alias(usersTable, "other");
  const otherId = sql`CASE WHEN ${ownerId} = ${userId}::uuid THEN ${askerId} ELSE ${ownerId} END`;
  const readAt = sql`CASE WHEN ${ownerId} = ${userId}::uuid THEN ${messageThreadsTable.ownerReadAt} ELSE ${messageThreadsTable.askerReadAt} END`;
  return db
    .select({
      thread: messageThreadsTable,
      other: { id: other.id, username: other.username, faceId: other.faceId, disabledAt: other.disabledAt },
      isBlocking: sql<boolean>`EXISTS (SELECT FROM message_blocks AS b
        WHERE b.blocker_id = ${userId}::uuid AND b.blocked_id = ${other.id})`,
      unreadCount: sql<number>`(SELECT count(*)::int FROM thread_messages AS m WHERE m.thread_id = ${id}
        AND m.author_id <> ${userId}::uuid AND m.hidden_at IS NULL AND m.created_at > coalesce(${readAt}, '-infinity'))`,
      lastMessage: sql<FoundThread["lastMessage"]>`(
        SELECT json_build_object('text', left(m.text, 200), 'isOwn', m.author_id = ${userId}::uuid)
        FROM thread_messages AS m WHERE m.thread_id = ${id} AND m.hidden_at IS NULL
        ORDER BY m.created_at DESC, m.id DESC LIMIT 1)`,
    })
    .from(messageThreadsTable)
    .innerJoin(other, eq(other.id, otherId));
}

/** What the member talks about with others, the newest word first; about one thing where one is named. */
export async function listThreads(db: Queries, userId: string, thingId?: string): Promise<FoundThread[]> {
  const about = thingId === undefined ? undefined : and(eq(refId, thingId), eq(askerId, userId));
  return selectThreads(db, userId)
    .where(and(isOf(userId), about))
    .orderBy(desc(lastAt), desc(id))
    .limit(THREADS_MAX);
}

/** Undefined where there is none, and where it is somebody else's. */
export async function getThread(db: Queries, threadId: string, userId: string): Promise<FoundThread | undefined> {
  const [row] = await selectThreads(db, userId)
    .where(and(eq(id, threadId), isOf(userId)))
    .limit(1);
  return row;
}

/** Until the transaction ends nobody else can write into it. Undefined also where it is somebody else's. */
export async function lockThreadRow(tx: Transaction, threadId: string, userId: string): Promise<ThreadRow | undefined> {
  const isTheirs = and(eq(id, threadId), isOf(userId));
  const [row] = await tx.select().from(messageThreadsTable).where(isTheirs).for("no key update");
  return row;
}

export async function findThreadId(
  db: Queries,
  thing: Pick<ThreadRow, "askerId" | "type" | "refId">,
): Promise<string | undefined> {
  const isIt = and(eq(askerId, thing.askerId), eq(type, thing.type), eq(refId, thing.refId));
  const [row] = await db.select({ id }).from(messageThreadsTable).where(isIt).limit(1);
  return row?.id;
}

export async function createThread(tx: Transaction, values: ThreadRow): Promise<void> {
  await tx.insert(messageThreadsTable).values(values);
}

export async function updateThread(tx: Queries, threadId: string, values: Partial<ThreadRow>): Promise<void> {
  await tx.update(messageThreadsTable).set(values).where(eq(id, threadId));
}

/** The oldest first. */
export async function listMessages(db: Queries, threadId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(threadMessagesTable)
    .where(eq(threadMessagesTable.threadId, threadId))
    .orderBy(asc(threadMessagesTable.createdAt), asc(threadMessagesTable.id))
    .limit(THREAD_MESSAGES_MAX);
}

export async function createMessage(tx: Transaction, values: MessageRow): Promise<void> {
  await tx.insert(threadMessagesTable).values(values);
}

interface Block {
  blockerId: string;
  blockedId: string;
}

function isBlock(block: Block): SQL | undefined {
  const { blockerId, blockedId } = messageBlocksTable;
  return and(eq(blockerId, block.blockerId), eq(blockedId, block.blockedId));
}

export async function hasBlock(db: Queries, block: Block): Promise<boolean> {
  const rows = await db.select({ at: messageBlocksTable.createdAt }).from(messageBlocksTable).where(isBlock(block));
  return rows.length > 0;
}

export async function createBlock(tx: Transaction, block: Block, now: Date): Promise<void> {
  await tx
    .insert(messageBlocksTable)
    .values({ ...block, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteBlock(tx: Transaction, block: Block): Promise<void> {
  await tx.delete(messageBlocksTable).where(isBlock(block));
}

/** False for an account that is closed or gone. */
export async function isHere(db: Queries, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ disabledAt: usersTable.disabledAt })
    .from(usersTable)
    .where(eq(usersTable.id, userId));
  return row !== undefined && row.disabledAt === null;
}
