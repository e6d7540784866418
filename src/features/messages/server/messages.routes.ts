import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { withdrawNotification } from "#features/notifications/server/notify.repository.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { requireUser } from "#server/current-user.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { App, AppDeps, ContactableThing } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { createOnce, idempotencyHeadersSchema } from "#server/idempotency.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { messagesErrors } from "../messages.errors.ts";
import {
  createThreadBodySchema,
  messageBodySchema,
  type ThreadAnswer,
  threadAnswerSchema,
  threadListQuerySchema,
  threadListSchema,
} from "../messages.schema.ts";
import { type FoundThread, toMessage, toThread } from "./message-answer.rules.ts";
import {
  createBlock,
  deleteBlock,
  getThread,
  listMessages,
  listThreads,
  lockThreadRow,
  updateThread,
} from "./messages.repository.ts";
import { answerThread, askAbout, getOtherId, messageNotification, toReadAt } from "./send-message.usecase.ts";

/** Reads of one member in a minute: an open conversation asks every few seconds. */
const READS_PER_MINUTE = 120;
/** Messages of one member in a minute. */
const MESSAGES_PER_MINUTE = 20;

const threadParams = z.object({ id: z.uuid(messagesErrors["messages.not_found"].message) });
const errors = { "4xx": errorBodySchema };
const answer = { 200: threadAnswerSchema, ...errors };

type ThreadRequest = FastifyRequest<{ Params: z.infer<typeof threadParams> }>;

/** What members can write about, by what a conversation calls it. */
function listContactable({ features }: Pick<AppDeps, "features">): Map<string, ContactableThing> {
  return new Map(features.flatMap(({ contactable = [] }) => contactable).map((thing) => [thing.type, thing]));
}

function createReaders(deps: AppDeps) {
  const contactable = listContactable(deps);

  const read = (found: FoundThread, userId: string) =>
    toThread(found, userId, contactable.get(found.thread.type)?.getPath(found.thread.refId) ?? "/");

  async function readThread(db: Queries, threadId: string, userId: string): Promise<ThreadAnswer> {
    const found = await getThread(db, threadId, userId);
    if (found === undefined) throw createError(messagesErrors, "messages.not_found");
    const messages = await listMessages(db, threadId);
    return { thread: read(found, userId), messages: messages.map((message) => toMessage(message, userId)) };
  }

  return { contactable, read, readThread };
}

function registerReadingRoutes(app: App, deps: AppDeps): void {
  const { db, config } = deps;
  const { read, readThread } = createReaders(deps);
  const reading = { access: "user", rateLimit: limitMemberTo(config, READS_PER_MINUTE, "1 minute") } as const;

  app.get(
    "/api/messages/threads",
    {
      config: reading,
      schema: {
        summary: "The member's conversations, the newest word first; with refId the one about this thing",
        querystring: threadListQuerySchema,
        response: { 200: threadListSchema, ...errors },
      },
    },
    async (request) => {
      const { id: userId } = requireUser(request);
      const threads = await listThreads(db, userId, request.query.refId);
      return { threads: threads.map((found) => read(found, userId)) };
    },
  );

  app.get(
    "/api/messages/threads/:id",
    {
      config: reading,
      schema: {
        summary: "One conversation of the member, the oldest word first",
        params: threadParams,
        response: answer,
      },
    },
    async (request) => readThread(db, request.params.id, requireUser(request).id),
  );
}

function registerWritingRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const { contactable, readThread } = createReaders(deps);
  const writing = { access: "user", rateLimit: limitMemberTo(config, MESSAGES_PER_MINUTE, "1 minute") } as const;
  const created = { 201: threadAnswerSchema, ...errors };

  app.post(
    "/api/messages/threads",
    {
      config: writing,
      schema: {
        summary: "Write to whoever offers a thing; a conversation about it goes on",
        headers: idempotencyHeadersSchema,
        body: createThreadBodySchema([...contactable.keys()]),
        response: created,
      },
    },
    async (request, reply) => {
      const { type, refId, text } = request.body;
      const thing = contactable.get(type);
      if (thing === undefined) throw createError(messagesErrors, "messages.thing_not_found", { field: "type" });
      const author = requireUser(request);
      const asked = { thing, refId, text, author, now: clock.now() };
      const threadId = await createOnce(deps, request, (tx) => askAbout(tx, deps, asked));
      return reply.code(201).send(await readThread(db, threadId, author.id));
    },
  );

  app.post(
    "/api/messages/threads/:id/messages",
    {
      config: writing,
      schema: {
        summary: "Go on with a conversation",
        params: threadParams,
        headers: idempotencyHeadersSchema,
        body: messageBodySchema,
        response: created,
      },
    },
    async (request, reply) => {
      const author = requireUser(request);
      const message = { threadId: request.params.id, text: request.body.text, author, now: clock.now() };
      const threadId = await createOnce(deps, request, (tx) => answerThread(tx, deps, message));
      return reply.code(201).send(await readThread(db, threadId, author.id));
    },
  );
}

function registerStateRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const { readThread } = createReaders(deps);
  const changing = { access: "user", rateLimit: limitMemberTo(config, READS_PER_MINUTE, "1 minute") } as const;

  /** Changes the member's side of a conversation of theirs, and answers it. */
  function change(request: ThreadRequest, act: "read" | "block" | "unblock"): Promise<ThreadAnswer> {
    const { id: userId } = requireUser(request);
    const { id: threadId } = request.params;
    const now = clock.now();
    return db.transaction(async (tx) => {
      await lockMemberRow(tx, userId);
      const thread = await lockThreadRow(tx, threadId, userId);
      if (thread === undefined) throw createError(messagesErrors, "messages.not_found");
      const block = { blockerId: userId, blockedId: getOtherId(thread, userId) };
      if (act === "block") await createBlock(tx, block, now);
      else if (act === "unblock") await deleteBlock(tx, block);
      else await updateThread(tx, threadId, toReadAt(thread, userId, thread.lastAt));
      const answer = await readThread(tx, threadId, userId);
      // What is read here needs no bell any more.
      await withdrawNotification(tx, { kind: messageNotification, userIds: [userId], group: threadId });
      return answer;
    });
  }

  app.post(
    "/api/messages/threads/:id/read",
    {
      config: changing,
      schema: { summary: "Say that everything up to now was read", params: threadParams, response: answer },
    },
    (request) => change(request, "read"),
  );

  app.put(
    "/api/messages/threads/:id/block",
    {
      config: changing,
      schema: {
        summary: "Take no messages from the other one any more, whatever they are about",
        params: threadParams,
        response: answer,
      },
    },
    (request) => change(request, "block"),
  );

  app.delete(
    "/api/messages/threads/:id/block",
    {
      config: changing,
      schema: { summary: "Take messages from the other one again", params: threadParams, response: answer },
    },
    (request) => change(request, "unblock"),
  );
}

export function registerMessageRoutes(app: App, deps: AppDeps): void {
  registerReadingRoutes(app, deps);
  registerWritingRoutes(app, deps);
  registerStateRoutes(app, deps);
}
