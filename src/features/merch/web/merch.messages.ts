import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const merchMessages = defineMessages(
  "merch",
  {
    label: "Merch preview",
    notice: "These designs are conceptual: renders, not stock. No money, no sizes, no delivery date.",
    noticeNobody: "Nothing is for sale yet, here or anywhere. Whoever sells you one today has drawn it themselves.",
    notify: "GET NOTIFIED",
    notifyHint: "Tells the team what to make first. We ask before we write.",
    filters: "Category",
    filterAll: "All",
    filterHoodies: "Hoodies",
    filterTShirts: "T-Shirts",
    filterHeadwear: "Headwear",
    filterOuterwear: "Outerwear",
    filterNewDrops: "New Drops",
    count: "{count, plural, one {# piece on the rail} other {# pieces on the rail}}",
    newDrop: "New drop",
    soon: "SOON",
    soonReason: "Not for sale yet.",
    picture: "{name}, a render",
    partTitle: "{shown} of {count} hang here",
    showAll: "Show the whole rail",
    emptyText: "Nothing hangs on this part of the rail yet.",
  },
  { title: fitted("THE RAIL", 116), empty: fitted("EMPTY HANGER", 50) },
);
