import { defineMessages } from "./i18n/messages.ts";

export const routeMessages = defineMessages("routes", {
  homeTitle: "{name}. The villain era has begun",
  homeDescription:
    "Zip it. Stack it. Own it. The villain-themed home of {ticker}: creative tools, a monthly leaderboard with token rewards, and the one true contract address.",
  leaderboardTitle: "Leaderboard. {name}",
  leaderboardDescription:
    "Earn points, climb the month, take the prize: the {name} leaderboard resets on the 1st at midnight US Eastern.",
  toolsTitle: "Chaos tools. {name}",
  toolsDescription:
    "Generate a {ticker} tweet in one pull, edit it, share it and earn points on the monthly leaderboard.",
  roadmapTitle: "Roadmap. {name}",
  roadmapDescription:
    "The {name} plan for 2026, quarter by quarter: what is behind the zip, where its pull stands today, and what is still open.",
  accountTitle: "Villain vault. {name}",
  accountDescription: "Your {name} account: profile, recovery contacts and settings.",
  notFoundTitle: "Page Not Found. {name}",
  notFoundDescription: "Somebody zipped this page shut.",
});
