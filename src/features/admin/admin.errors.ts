import { defineErrors } from "#shared/error-catalogue.ts";

export const adminErrors = defineErrors({
  "uploads.not_found": { status: 404, message: "There is no such file" },
  "uploads.no_form": { status: 415, message: "Send the file as multipart/form-data" },
  "uploads.no_file": { status: 400, message: "No File Selected" },
  "uploads.wrong_file": { status: 400, message: "Send one file in the field file" },
  "uploads.wrong_type": { status: 400, message: "Send the type once: {types}" },
  "uploads.too_many_parts": { status: 400, message: "Send one file and its type, and nothing else" },
  "uploads.unreadable": { status: 400, message: "We could not read this form. Choose the file again." },
  "uploads.image_too_large": { status: 413, message: "This image is too large: use at most {maxMegabytes} MB" },
  "uploads.audio_too_large": { status: 413, message: "This audio file is too large: use at most {maxMegabytes} MB" },
  "uploads.no_audio": { status: 415, message: "This is no audio file that browsers play: use MP3, WAV or Ogg" },
  "console.too_long": { status: 400, message: "Query Failed: use at most {max} characters" },
  "console.empty": { status: 400, message: "Empty Query" },
  "console.text": { status: 400, message: "Query Failed: the text holds characters that no database takes" },
  // What the database says about a query, in its own words.
  "console.failed": { status: 400, message: "{reason}" },
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
