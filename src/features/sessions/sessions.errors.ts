import { defineErrors } from "#shared/error-catalogue.ts";

export const sessionsErrors = defineErrors({
  "session.not_found": { status: 404, message: "There is no such session" },
});
