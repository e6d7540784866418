import { defineWords } from "#server/words.ts";

/** Words of the pages that the server writes for people who come by a shared link; a headline stands in lines. */
export const sharePageWords = defineWords("mail/share", {
  headline: "Made in\nthe chaos\nlab",
  by: "by",
  make: "Make your own",
  wall: "See it on the wall, and vote",
  report: "Report this page",
  description: "Straight from the {name} chaos lab. Make your own in under a minute.",
  goneTitle: "Nothing here any more",
  goneHeadline: "Taken\nback",
  goneText: "Whoever shared this took it back, or the link lost a letter on its way.",
  open: "Open the tools",
});
