import { defineErrors } from "#shared/error-catalogue.ts";

export const reportsErrors = defineErrors({
  "reports.not_found": { status: 404, message: "This is not there any more, so there is nothing to report" },
});
