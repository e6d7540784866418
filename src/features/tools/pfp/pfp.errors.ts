import { defineErrors } from "#shared/error-catalogue.ts";

export const pfpErrors = defineErrors({
  "pfp.commitment_gone": { status: 409, message: "This roll was made already, or waited too long. Roll again." },
  "pfp.not_rolled": { status: 409, message: "You have not rolled this face. Roll it, then wear it." },
});
