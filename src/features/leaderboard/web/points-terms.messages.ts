import { defineMessages } from "#web/i18n/messages.ts";

/** What a prize needs, the clocks, and tips. */
export const pointsTermsMessages = defineMessages("leaderboard/points-terms", {
  clockTitle: "The clock",
  resetHere: "Reset, where you are",
  resetThere: "Reset, in New York",
  capsOpen: "Daily caps open again",
  prizeTitle: "What a prize needs",
  prizePlace: "A place among the first {count}, by proven points",
  accountAge:
    "{count, plural, one {An account older than # day when the month closes} other {An account older than # days when the month closes}}",
  workDays: "{count, plural, one {Proven points on # day of the month} other {Proven points on # days of the month}}",
  contact: "A confirmed e-mail or phone number",
  wallet: "A wallet on {chain}, proven by signature and by you alone",
  holding: "{amount} {token} held in that wallet",
  tipsTitle: "Pro tips",
  tipShare: "Share what you make. Sharing pays more than making.",
  tipDaily: "One meme a day beats seven on Sunday. Caps are daily.",
  tipOnce: "The same content counts once. Good jokes are not told twice.",
  tipTies: "Ties go to whose work more members judged, then to whoever got there first. Set an alarm.",
});
