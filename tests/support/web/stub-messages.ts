import { threadListSchema } from "#features/messages/messages.schema.ts";
import type { User } from "#features/users/users.schema.ts";
import { type ApiStubs, answer } from "./stub-api.ts";

/** A member to whom nobody has written. */
export function stubMessages(user: User | null): ApiStubs {
  return user === null ? {} : { "GET /api/messages/threads": answer(threadListSchema, { threads: [] }) };
}
