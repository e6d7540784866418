import { defineErrors } from "#shared/error-catalogue.ts";

export const interestsErrors = defineErrors({
  "interests.not_found": { status: 404, message: "There is nothing of that name to join" },
  "interests.not_raised": { status: 404, message: "Your hand is not up for this any more" },
  "interests.no_mail": { status: 409, message: "This site sends no e-mail" },
  "interests.no_readers": { status: 409, message: "Nobody who wants letters about this can be reached" },
  "interests.letter_sent": { status: 409, message: "This very letter has been sent already" },
});
