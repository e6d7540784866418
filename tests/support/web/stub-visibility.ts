import { DEFAULT_VISIBILITY } from "#features/people/people.rules.ts";
import { visibilityAnswerSchema } from "#features/people/people.schema.ts";
import type { User } from "#features/users/users.schema.ts";
import { type ApiStubs, answer } from "./stub-api.ts";

/** A member who shows nothing of themselves. */
export function stubVisibility({ id }: Pick<User, "id">): ApiStubs {
  return { [`GET /api/users/${id}/visibility`]: answer(visibilityAnswerSchema, { visibility: DEFAULT_VISIBILITY }) };
}
