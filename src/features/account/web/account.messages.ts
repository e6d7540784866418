import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const accountMessages = defineMessages(
  "account",
  {
    welcome: "Welcome back, {name}. Nobody looked inside.",
    backToHome: "Back to Home",
    loggedOut: "Please log in to view your account",
    zippedShut: "Zipped shut",
    login: "LOGIN",

    facts: "Account facts",
    username: "Username",
    role: "Role",
    member: "Villain",
    administrator: "Administrator",
    moderator: "Moderator",
    points: "Points this month",
    rank: "Rank this month",
    unranked: "unranked",
    waysBack: "Ways back in",
  },
  {
    title: fitted("VILLAIN VAULT", 50),
  },
);
