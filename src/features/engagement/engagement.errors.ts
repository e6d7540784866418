import { defineErrors } from "#shared/error-catalogue.ts";

export const engagementErrors = defineErrors({
  "engagement.no_member": { status: 404, message: "There is no member of this name" },
  "engagement.own_account": { status: 409, message: "Nobody gives points to themselves" },
  "engagement.staff": { status: 409, message: "Administrators are not ranked: give the points to a member" },
  "engagement.account_closed": { status: 409, message: "This account is closed" },
});
