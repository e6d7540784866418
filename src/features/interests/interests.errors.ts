import { defineErrors } from "#shared/error-catalogue.ts";

export const interestsErrors = defineErrors({
  "interests.not_found": { status: 404, message: "There is nothing of that name to join" },
});
