import { defineErrors } from "#shared/error-catalogue.ts";

export const membersErrors = defineErrors({
  "members.not_found": { status: 404, message: "There is no member of this name" },
  "members.administrator": { status: 409, message: "An administrator cannot be locked: take the role away first" },
  "members.own_role": { status: 409, message: "Nobody changes their own role: ask another administrator" },
  "members.closed": { status: 409, message: "This account is locked: unlock it before you give it a role" },
});
