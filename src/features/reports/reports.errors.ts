import { defineErrors } from "#shared/error-catalogue.ts";

export const reportsErrors = defineErrors({
  "reports.not_found": { status: 404, message: "This is not there any more, so there is nothing to report" },
  "reports.day_limit": { status: 429, message: "You can send {max} reports a day. Try again tomorrow." },
});
