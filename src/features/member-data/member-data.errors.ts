import { defineErrors } from "#shared/error-catalogue.ts";

export const memberDataErrors = defineErrors({
  "account.username_mismatch": { status: 400, message: "Type your username exactly as it is written" },
  "account.last_administrator": {
    status: 409,
    message: "You are the last administrator. Give the role to another member first.",
  },
});
