import { defineMessages } from "#web/i18n/messages.ts";

/** What every tool says of points in the same words. */
export const awardMessages = defineMessages("tools/award", {
  unproven: "{points} points on the board. Not towards a prize: the house did not see this one.",
  "no-proof":
    "On the house. It counts once the house has seen the work: make a fresh one here, while you are connected.",
  "near-copy": "Looks like one that has counted this month already. Change the words or the picture, and it is new.",
  "bare-template": "That is the house's own picture as it is. Put your words on it, and it counts.",
});
