import { type FoundMember, getMember } from "#features/users/server/member-list.repository.ts";
import { isUsername } from "#features/users/users.rules.ts";
import type { Queries } from "#server/db/open-database.ts";
import { createError } from "#server/errors.ts";
import { membersErrors } from "../members.errors.ts";

/** The member of that name, with or without its @; the names that deleted accounts are left with are nobody's. */
export async function findMember(db: Queries, username: string): Promise<FoundMember> {
  const bareName = username.replace(/^@/, "");
  const found = isUsername(bareName) ? await getMember(db, bareName) : undefined;
  if (found === undefined) throw createError(membersErrors, "members.not_found", { field: "username" });
  return found;
}

/** Like `findMember`; what takes an account away from its owner is done to no administrator. */
export async function findNoAdministrator(db: Queries, username: string): Promise<FoundMember> {
  const found = await findMember(db, username);
  if (found.isAdmin) throw createError(membersErrors, "members.administrator", { field: "username" });
  return found;
}
