import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const rankingMessages = defineMessages(
  "leaderboard/leaderboard-ranking",
  {
    rankingCaption: "Ranking of {month}",
    prize_payable: "payable",
    "prize_to-claim": "still to be claimed",
    tierReached: "{count} or more",
    tierColors: "Points by colour",
    unproven: "{count} without proof",
    unprovenReason: "The server did not see these made. They only decide between equals.",
    tie: "Tie",
    tieReason: "Same points. Whose last work more people judged ranks higher, then whoever got there first.",
    reportName: "Report a name",
    shown: "Top {count} shown.",
    paidPlacesOpen:
      "{count, plural, one {# paid place is still empty. It does not have to be.} other {# paid places are still empty. They do not have to be.}}",

    emptyText: "Someone must be first. The top of the ladder pays {tokens} tokens and nobody stands on it.",
    emptyAction: "Make the first move",
    emptyPastText: "Nobody earned a point in {month}. Even chaos rests.",
    errorText: "The board did not load. Your points are safe. Try again.",
    tryAgain: "Try again",
  },
  {
    nobodyYet: fitted("Nobody yet", 50),
    quietMonth: fitted("A quiet month", 50),
    ledgerJammed: fitted("Ledger jammed", 50),
  },
);
