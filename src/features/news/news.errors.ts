import { defineErrors } from "#shared/error-catalogue.ts";

export const newsErrors = defineErrors({
  "news.not_found": { status: 404, message: "There is no such entry" },
  "news.no_picture": { status: 400, message: "Choose a picture of the library" },
  "news.no_alt": { status: 400, message: "Say in a few words what the picture shows" },
  "news.bad_link": { status: 400, message: "Use a path of this site, or an address that begins with https://" },
  "news.never": { status: 400, message: "The end must come after the beginning" },
  "news.full": { status: 409, message: "There are {max} of this kind already: remove one first" },
  "news.other_items": { status: 409, message: "The list has changed meanwhile: look at it again" },
});
