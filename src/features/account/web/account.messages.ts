import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const accountMessages = defineMessages(
  "account",
  {
    welcome: "Welcome back, {name}. Nobody looked inside.",
    backToHome: "Back to Home",
    loggedOut: "Please log in to view your account",
    zippedShut: "Locked tight",
    login: "LOGIN",

    facts: "Account facts",
    username: "Username",
    role: "Role",
    member: "Member",
    administrator: "Administrator",
    moderator: "Moderator",
    points: "Points this month",
    rank: "Rank this month",
    unranked: "unranked",
    waysBack: "Ways back in",
  },
  {
    title: fitted("PRIVATE VAULT", 50),
  },
);
