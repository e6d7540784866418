/** Words of the pages that the server writes for people who come by a shared link. */
export const sharePageMessages = {
  headline: ["Made in", "the {name}", "lab"],
  by: "by",
  make: "Make your own",
  wall: "See it on the wall, and vote",
  report: "Report this page",
  description: "Straight from the {name} lab. Make your own in under a minute.",
  goneTitle: "Nothing here any more",
  goneHeadline: ["Taken", "back"],
  goneText: "Whoever shared this took it back, or the link lost a letter on its way.",
  open: "Open the tools",
} as const;
