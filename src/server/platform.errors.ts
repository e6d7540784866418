import { defineErrors } from "#shared/error-catalogue.ts";

/** What the server itself refuses, whatever the feature. */
export const platformErrors = defineErrors({
  "server.error": {
    status: 500,
    message: "Something broke on our side. Try again in a minute.",
    details: ["requestId"],
  },
  "server.busy": { status: 503, message: "We are busy or restarting. Try again in a few seconds." },
  "server.overloaded": { status: 503, message: "We are busy right now. Try again in a few seconds." },
  "storage.away": {
    status: 503,
    message: "Pictures and files cannot be reached right now. Try again in a minute.",
  },
  "storage.full": { status: 507, message: "There is no room left on our side. Try again later." },

  "request.malformed": { status: 400, message: "We could not read this request" },
  "request.body_invalid": { status: 400, message: "The request body is missing or not valid" },
  "request.crowded": { status: 400, message: "This holds too many parts to be read" },
  "request.refused": { status: 400, message: "We could not accept this request" },
  "request.method": { status: 405, message: "This address does not take that method" },
  "request.timeout": { status: 408, message: "The request took too long to arrive. Try again." },
  "request.too_large": { status: 413, message: "That is more than we accept in one go" },
  "request.media_type": { status: 415, message: "Send this as application/json" },
  "request.encoding": { status: 415, message: "Send the body without compression" },
  "request.range": { status: 416, message: "The file has no such part" },
  "request.rate_limited": { status: 429, message: "Too many tries. Try again in {waitSeconds}." },
  "host.unknown": { status: 421, message: "This server does not answer for that address" },
  "request.headers_too_large": { status: 431, message: "The request headers are too large" },

  "route.not_found": { status: 404, message: "There is nothing at this address" },
  // NOTE: the web client takes any sentence with "Unauthorized" in it for a lost session, so only this one may hold it.
  "session.missing": { status: 401, message: "Unauthorized: please log in first" },
  "access.denied": { status: 403, message: "This belongs to another member" },
  "access.admin_only": { status: 403, message: "Administrator privileges required" },
  "access.moderator_only": { status: 403, message: "Moderator privileges required" },
  "access.second_factor_needed": { status: 403, message: "Add a passkey or an authenticator app in Settings first" },
  "origin.foreign": {
    status: 403,
    message: "This request must come from our own pages: send the site's Origin header",
  },
  "idempotency.key_reused": {
    status: 409,
    message: "This Idempotency-Key was used for another request: send a new one",
  },
  "cursor.unknown": { status: 400, message: "This place in the list is not known: start from the first page" },

  "picture.too_large": { status: 413, message: "This picture has too many pixels: use at most 24 million" },
  "picture.too_long": { status: 413, message: "This picture is too long: use at most {max} pixels a side" },
  "picture.type": { status: 415, message: "Send the picture as {types}" },
  "picture.unreadable": { status: 415, message: "This picture cannot be read. Save it again as {types}." },
  "picture.budget": {
    status: 429,
    message: "That were many large pictures at once. Try the next one in {waitSeconds}.",
  },
  "picture.busy": { status: 503, message: "Many pictures are being made right now. Try again in a few seconds." },
});
