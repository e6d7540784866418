import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const competitionMessages = defineMessages(
  "leaderboard/leaderboard-competition",
  {
    competitionTitle: "Monthly Competition",
    competitionText: "Resets on the 1st at midnight US Eastern. Your excuses reset with it.",
    pointValues: "Point values",
    valueTweet: "Share a tweet",
    valueGenerated: "Generate a tweet",
    valueMeme: "Create a meme",
    valuePfp: "Download or generate a PFP",
    valueCommunity: "Community engagement",
    upTo: "up to {points}",
    places: "{first} to {last}",
    each: "{tokens} each",
    viewFull: "View Full Leaderboard",

    ordinal_one: "{rank}st",
    ordinal_two: "{rank}nd",
    ordinal_few: "{rank}rd",
    ordinal_other: "{rank}th",
  },
  {
    monthly: fitted("Monthly", 50),
    competition: fitted("Competition", 50),
  },
);
