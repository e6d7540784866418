import type { Message, Thread } from "../messages.schema.ts";
import type { messageThreadsTable, threadMessagesTable } from "./messages.tables.ts";

export type ThreadRow = typeof messageThreadsTable.$inferSelect;
export type MessageRow = typeof threadMessagesTable.$inferSelect;

/** A conversation as one of both sees it, read in one statement. */
export interface FoundThread {
  thread: ThreadRow;
  other: { id: string; username: string; faceId: string | null; disabledAt: Date | null };
  isBlocking: boolean;
  unreadCount: number;
  lastMessage: { text: string; isOwn: boolean } | null;
}

export function toThread({ thread, other, ...found }: FoundThread, userId: string, path: string): Thread {
  const { disabledAt, ...shown } = other;
  return {
    id: thread.id,
    subject: { type: thread.type, refId: thread.refId, title: thread.title, path },
    isOwner: thread.ownerId === userId,
    other: disabledAt === null ? shown : null,
    ...found,
    lastAt: thread.lastAt.toISOString(),
  };
}

/** What a moderator has hidden leaves its place; nobody is warned of their own words. */
export function toMessage({ id, text, authorId, warnings, createdAt, hiddenAt }: MessageRow, userId: string): Message {
  const isOwn = authorId === userId;
  const isHidden = hiddenAt !== null;
  return {
    id,
    text: isHidden ? "" : text,
    isHidden,
    isOwn,
    warnings: isOwn || isHidden ? [] : warnings,
    createdAt: createdAt.toISOString(),
  };
}
