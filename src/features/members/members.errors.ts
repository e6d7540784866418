import { defineErrors } from "#shared/error-catalogue.ts";

export const membersErrors = defineErrors({
  "members.not_found": { status: 404, message: "There is no member of this name" },
  "members.administrator": { status: 409, message: "This is an administrator: take the role away first" },
  "members.own_role": { status: 409, message: "Nobody changes their own role: ask another administrator" },
  "members.closed": { status: 409, message: "This account is locked: unlock it first" },
  "members.name_mismatch": { status: 400, message: "Type the member's name exactly as it is written" },
});
