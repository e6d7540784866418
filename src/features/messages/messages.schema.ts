import * as z from "zod/mini";
import { warningsSchema } from "#features/boards/board.schema.ts";
import { requiredText } from "#shared/text.schema.ts";
import { MESSAGE_MAX } from "./messages.rules.ts";

const textSchema = requiredText(MESSAGE_MAX, "Write something first");

export const messageBodySchema = z.object({ text: textSchema });

/** `types` are those about which features let members write. */
export function createThreadBodySchema(types: readonly string[]) {
  return z.object({ type: z.enum(types), refId: z.uuid("There is nothing of that name"), text: textSchema });
}

const messageSchema = z.object({
  id: z.string(),
  /** Empty for what a moderator has hidden. */
  text: z.string(),
  isHidden: z.boolean(),
  isOwn: z.boolean(),
  /** What the scam check has found in the other one's words. */
  warnings: warningsSchema,
  createdAt: z.string(),
});

export type Message = z.infer<typeof messageSchema>;

const threadSchema = z.object({
  id: z.string(),
  /** What it is about, as it was called when the conversation began. */
  subject: z.object({ type: z.string(), refId: z.string(), title: z.string(), path: z.string() }),
  /** True for who offers the thing. */
  isOwner: z.boolean(),
  /** Null where the account is gone. */
  other: z.nullable(z.object({ id: z.string(), username: z.string(), faceId: z.nullable(z.string()) })),
  /** This member has blocked the other one. */
  isBlocking: z.boolean(),
  unreadCount: z.int(),
  lastMessage: z.nullable(z.object({ text: z.string(), isOwn: z.boolean() })),
  lastAt: z.string(),
});

export type Thread = z.infer<typeof threadSchema>;

export const threadListQuerySchema = z.object({
  /** Only the conversation about this thing, where the member has begun one. */
  refId: z.optional(z.uuid("There is nothing of that name")),
});

export const threadListSchema = z.object({ threads: z.array(threadSchema) });

export type ThreadList = z.infer<typeof threadListSchema>;

export const threadAnswerSchema = z.object({ thread: threadSchema, messages: z.array(messageSchema) });

export type ThreadAnswer = z.infer<typeof threadAnswerSchema>;
