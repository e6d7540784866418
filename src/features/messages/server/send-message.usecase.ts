import { findWarnings } from "#features/boards/scam.rules.ts";
import { type DayAllowance, takeDayAllowance } from "#features/boards/server/limit-daily-posts.usecase.ts";
import { notify } from "#features/notifications/server/notify.repository.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { isStaff } from "#server/current-user.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps, ContactableThing, SessionUser } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import type { NotificationKind } from "#server/notification-kind.ts";
import { createId } from "#shared/ids.ts";
import { messagesErrors } from "../messages.errors.ts";
import { countUnanswered, getThreadPath, THREAD_MESSAGES_MAX, UNANSWERED_MAX } from "../messages.rules.ts";
import type { ThreadRow } from "./message-answer.rules.ts";
import {
  createMessage,
  createThread,
  findThreadId,
  hasBlock,
  isHere,
  listMessages,
  lockThreadRow,
  updateThread,
} from "./messages.repository.ts";

const MESSAGE_ALLOWANCE: DayAllowance = {
  kind: "message",
  perDay: 200,
  createLimitError: (max) => createError(messagesErrors, "messages.day_limit", { details: { max } }),
};

const THREAD_ALLOWANCE: DayAllowance = {
  kind: "conversation",
  perDay: 20,
  createLimitError: (max) => createError(messagesErrors, "messages.thread_limit", { details: { max } }),
};

export const messageNotification: NotificationKind = {
  name: "messages.new",
  category: "always",
  isUrgent: true,
  link: ({ threadId }) => getThreadPath(String(threadId)),
};

interface NewMessage {
  author: SessionUser;
  text: string;
  now: Date;
}

interface Asked extends NewMessage {
  thing: ContactableThing;
  refId: string;
}

type Deps = Pick<AppDeps, "config">;

/** Who the member talks to in a conversation of theirs. */
export function getOtherId({ ownerId, askerId }: Pick<ThreadRow, "ownerId" | "askerId">, userId: string): string {
  return ownerId === userId ? askerId : ownerId;
}

/** What notes that the member has read what was there at a moment. */
export function toReadAt({ ownerId }: Pick<ThreadRow, "ownerId">, userId: string, readAt: Date): Partial<ThreadRow> {
  return ownerId === userId ? { ownerReadAt: readAt } : { askerReadAt: readAt };
}

/** Both directions: nobody is written to who does not want it, and who blocks somebody has no word for them either. */
async function requireOpenLine(tx: Transaction, authorId: string, otherId: string): Promise<void> {
  if (!(await isHere(tx, otherId))) throw createError(messagesErrors, "messages.left");
  if (await hasBlock(tx, { blockerId: authorId, blockedId: otherId })) {
    throw createError(messagesErrors, "messages.blocking");
  }
  if (await hasBlock(tx, { blockerId: otherId, blockedId: authorId })) {
    throw createError(messagesErrors, "messages.blocked");
  }
}

async function writeMessage(
  tx: Transaction,
  { config }: Deps,
  { thread, author, text, now }: NewMessage & { thread: ThreadRow },
): Promise<void> {
  const otherId = getOtherId(thread, author.id);
  await requireOpenLine(tx, author.id, otherId);
  const before = await listMessages(tx, thread.id);
  if (before.length >= THREAD_MESSAGES_MAX) throw createError(messagesErrors, "messages.full");
  if (countUnanswered(before, author.id) >= UNANSWERED_MAX) {
    throw createError(messagesErrors, "messages.unanswered", { details: { max: UNANSWERED_MAX } });
  }
  await takeDayAllowance(tx, config, { userId: author.id, allowance: MESSAGE_ALLOWANCE, now });
  const warnings = findWarnings([text]);
  const { id: threadId, title } = thread;
  const id = createId();
  await createMessage(tx, { id, threadId, authorId: author.id, text, warnings, createdAt: now, hiddenAt: null });
  await updateThread(tx, threadId, { lastAt: now, ...toReadAt(thread, author.id, now) });
  const news = { kind: messageNotification, userIds: [otherId], group: threadId, values: { threadId, title } };
  await notify(tx, { ...news, event: id, actorId: author.id, now });
}

/** Makes the conversation about a thing that is offered to everybody; those who run the site never begin one. */
async function beginThread(
  tx: Transaction,
  { config }: Deps,
  { thing, refId, author, now }: Asked,
): Promise<ThreadRow> {
  if (isStaff(author)) throw createError(messagesErrors, "messages.staff_first");
  const found = await thing.find(tx, refId, now);
  if (found === undefined) throw createError(messagesErrors, "messages.thing_not_found", { field: "refId" });
  if (found.ownerId === author.id) throw createError(messagesErrors, "messages.own_thing");
  await takeDayAllowance(tx, config, { userId: author.id, allowance: THREAD_ALLOWANCE, now });
  const thread = {
    id: createId(),
    type: thing.type,
    refId,
    title: found.title,
    ownerId: found.ownerId,
    askerId: author.id,
    createdAt: now,
    lastAt: now,
    ownerReadAt: null,
    askerReadAt: now,
  };
  await createThread(tx, thread);
  return thread;
}

/** Writes to whoever offers the thing: the first word begins the conversation, the others go on with it; answers its id. */
export async function askAbout(tx: Transaction, deps: Deps, asked: Asked): Promise<string> {
  const { thing, refId, author } = asked;
  await lockMemberRow(tx, author.id);
  const known = await findThreadId(tx, { askerId: author.id, type: thing.type, refId });
  const locked = known === undefined ? undefined : await lockThreadRow(tx, known, author.id);
  const thread = locked ?? (await beginThread(tx, deps, asked));
  await writeMessage(tx, deps, { ...asked, thread });
  return thread.id;
}

/** Goes on with a conversation and answers its id. */
export async function answerThread(
  tx: Transaction,
  deps: Deps,
  { threadId, ...message }: NewMessage & { threadId: string },
): Promise<string> {
  await lockMemberRow(tx, message.author.id);
  const thread = await lockThreadRow(tx, threadId, message.author.id);
  if (thread === undefined) throw createError(messagesErrors, "messages.not_found");
  await writeMessage(tx, deps, { ...message, thread });
  return threadId;
}
