import { defineErrors } from "#shared/error-catalogue.ts";

export const peopleErrors = defineErrors({
  /** The same for who is not there, who is locked, and who wants no profile. */
  "people.not_found": { status: 404, message: "There is no such profile" },
});
