import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const leaderboardMessages = defineMessages(
  "leaderboard",
  {
    zone: "US Eastern time",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    chooseMonth: "Month",
    resetsIn: "Resets in",
    closed: "Closed",
    daysAndHours: "{days} d {hours} h",
    hoursAndMinutes: "{hours} h {minutes} min",

    earnTitle: "Earn points",
    howPointsCome: "How points come",
    earnText:
      "Share a tweet {tweet}, generate one {generated}, make a meme {meme}, roll a PFP {pfp}. Community work up to {community}.",
    resetTitle: "Monthly reset",
    resetText: "On the 1st at midnight US Eastern the slate is wiped. Glory is archived.",
    rewardsTitle: "Rewards",
    rewardsText: "Top performers earn up to {tokens} tokens. The ladder is printed on every row.",

    rank: "Rank",
    member: "Member",
    prize: "Prize",
    points: "Points",
    tokens: "{tokens} tokens",
    noPrize: "No prize",
    prizesInTokens: "Prizes, in tokens",
    you: "YOU",
    vacant: "Vacant",
    prizesEnd: "The money stops here",
    loading: "Counting the points",

    statsTitle: "Your slip",
    statsLoading: "Printing your slip",

    inviteTitle: "No name, no points",
    inviteText: "Everything you make here counts once you have an account. It takes a name and a password.",
    inviteJoin: "Join the chaos",
    inviteLogin: "Login",
  },
  {
    title: fitted("Leaderboard", 50),
  },
);
