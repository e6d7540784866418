import { endSessionsOf } from "#features/sessions/server/session.usecase.ts";
import { updateRole } from "#features/users/server/users.repository.ts";
import { findRole, type Role } from "#features/users/users.rules.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { Database } from "#server/db/open-database.ts";
import { createError } from "#server/errors.ts";
import { membersErrors } from "../members.errors.ts";
import type { MemberRoleAnswer } from "../members.schema.ts";
import { findMember } from "./find-member.usecase.ts";

interface RoleChange {
  username: string;
  role: Role;
  /** The administrator, or the operator at the machine. */
  actorId: string;
  now: Date;
}

/** Gives a member a role and ends the member's sessions, so that no old one has it; again changes nothing. */
export async function changeRole(
  db: Database,
  { username, role, actorId, now }: RoleChange,
): Promise<MemberRoleAnswer> {
  const user = await findMember(db, username);
  // Who could give their own role away could lock everybody out.
  if (user.id === actorId) throw createError(membersErrors, "members.own_role", { field: "username" });
  if (user.disabledAt !== null && role !== "member")
    throw createError(membersErrors, "members.closed", { field: "username" });
  const before = findRole(user);
  if (before !== role) {
    await db.transaction(async (tx) => {
      await updateRole(tx, user.id, role);
      await endSessionsOf(tx, user.id);
      const change = { before: { role: before }, after: { role }, now };
      await recordAdminAction(tx, { adminId: actorId, action: "members.role", target: user.id, ...change });
    });
  }
  return { username: user.username, role };
}
