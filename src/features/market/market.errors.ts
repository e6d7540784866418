import { defineErrors } from "#shared/error-catalogue.ts";

export const marketErrors = defineErrors({
  "market.not_found": { status: 404, message: "There is no such listing" },
  "market.day_limit": { status: 429, message: "You can post {max} listings a day. Try again tomorrow." },
  "market.saved_limit": { status: 409, message: "{max} listings are saved already: let go of one first" },
  "market.sold": { status: 409, message: "This is sold already: make a new listing" },
});
