import type { QuarterNotes } from "#shared/pack-lists.schema.ts";

/** What the roadmap page says about each quarter of the pack's roadmap. */
export const quarterNotes: QuarterNotes = [
  {
    text: "Water in, frogs in, tools on the pads. Make a tweet, a meme or a face, and nobody hurries you.",
    link: { label: "Open the tools", href: "/tools" },
  },
  {
    text: "A month, a board, a fleet of paper boats. Points are wind, and the first eight places win tokens.",
    link: { label: "See the regatta", href: "/leaderboard" },
  },
  {
    text: "Frogs leave the screen and look at real water together. Bring paper. Take it home again.",
    link: { label: "Find a meetup", href: "/meetups" },
  },
  {
    text: "A game in which nothing happens until it does. We show it when it can be played, and not one croak earlier.",
  },
];
