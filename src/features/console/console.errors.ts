import { defineErrors } from "#shared/error-catalogue.ts";

export const consoleErrors = defineErrors({
  "console.too_long": { status: 400, message: "Query Failed: use at most {max} characters" },
  "console.empty": { status: 400, message: "Empty Query" },
  "console.text": { status: 400, message: "Query Failed: the text holds characters that no database takes" },
  // What the database says about a query, in its own words.
  "console.failed": { status: 400, message: "{reason}" },
  "console.no_saved": { status: 404, message: "You have no such saved query" },
  "console.saved_name": { status: 409, message: "You have a saved query of this name already" },
  "console.saved_full": { status: 409, message: "You can save {max} queries: delete one first" },
  "console.one_at_a_time": { status: 409, message: "Your last query is still running. Wait until it has ended." },
  "console.rate_limited": { status: 429, message: "Too many queries. Try again in a minute." },
  "console.off": {
    status: 503,
    message:
      "The console has no login of its own here: set CONSOLE_DATABASE_URL to one that may only read the console's views.",
  },
  "console.unreachable": {
    status: 503,
    message: "The console cannot reach the database right now. Try again in a few seconds.",
  },
  "console.busy": { status: 503, message: "Other administrators are asking right now. Try again in a few seconds." },
  "console.unsafe": {
    status: 503,
    message:
      "The console's login may do more than read the console's views, so it is not used. Give CONSOLE_DATABASE_URL a login of its own that is a member of no role and owns nothing.",
  },
});
