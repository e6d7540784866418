import { noticeListSchema } from "#features/moderation/moderation.schema.ts";
import type { User } from "#features/users/users.schema.ts";
import { type ApiStubs, answer } from "./stub-api.ts";

/** Moderators have nothing to tell a member, unless a test says so. */
export function stubNotices(user: User | null): ApiStubs {
  if (user === null) return {};
  return { [`GET /api/users/${user.id}/moderation`]: answer(noticeListSchema, { notices: [] }) };
}
