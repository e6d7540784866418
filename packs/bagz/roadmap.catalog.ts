import type { QuarterNotes } from "#shared/pack-lists.schema.ts";

/** What the roadmap page says about each quarter of the pack's roadmap. */
export const quarterNotes: QuarterNotes = [
  {
    text: "The Genesis Villain Pool opens. Fifteen days behind a zip, a daily reward, and no early withdrawal. Not even for us.",
    link: { label: "Start Staking", href: "/stake" },
  },
  {
    text: "Hoodies, caps and coats with more zip than strictly needed. Black, obviously.",
    link: { label: "See the rail", href: "/merch" },
  },
  {
    text: "The villains leave the generator and meet the chain. Same grin, one owner each.",
    link: { label: "Meet the villains", href: "/tools" },
  },
  {
    text: "A game in which the bag fights back. We show it when it can be played, and not a trailer earlier.",
  },
];
