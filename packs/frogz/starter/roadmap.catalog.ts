import type { QuarterNotes } from "#shared/pack-lists.schema.ts";

/** What the roadmap page says about each quarter of the pack's roadmap. */
export const quarterNotes: QuarterNotes = [
  { text: "Doors open. Make a tweet, a meme or a face.", link: { label: "Open the tools", href: "/tools" } },
  {
    text: "A month, a board, and prizes for those at its top.",
    link: { label: "See the board", href: "/leaderboard" },
  },
  { text: "Members leave the screen and meet.", link: { label: "Find a meetup", href: "/meetups" } },
  { text: "Whoever is here by then decides what comes next." },
];
