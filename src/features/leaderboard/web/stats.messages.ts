import { defineMessages } from "#web/i18n/messages.ts";

/** What the member's own card says. */
export const statsMessages = defineMessages("leaderboard-stats", {
  error: "Your slip did not print. Your points are safe.",
  tryAgain: "Try again",
  points: { one: "Point", other: "Points" },
  rank: "Rank {rank}",
  unranked: "Not on the board yet",
  unrankedThen: "Not on that month's board",
  staff: "Staff earn, but are not ranked",
  gap: { one: "{count} point to #{rank}", other: "{count} points to #{rank}" },
  gapToBoard: { one: "{count} point to the top\u00a0{last}", other: "{count} points to the top\u00a0{last}" },
  lead: { one: "{count} point clear of #{rank}", other: "{count} points clear of #{rank}" },
  streak: "Days in a row",
  streakOpen: "Today is still empty. One counted work keeps it.",
  unproven: "Without proof",
  nextTier: "Next colour, at {tier}",
  nextTierPoints: { one: "{count} point", other: "{count} points" },
  prizeNow: "Prize if it ended now",
  prizeInReview: "Prize, under review",
  prize: "Prize",
  prizePassedOn: "passed on",
  tokens: "{tokens} tokens",
  nextGenerate: {
    one: "{count} tweet left to generate today: {points} points, and {more} more for sharing it.",
    other: "{count} tweets left to generate today: {points} points each, and {more} more for sharing.",
  },
  nextTomorrow: "Today's tweets are used up. The counter opens again at midnight US Eastern.",
  nextAction: "Generate a tweet",

  did_tweet: "Tweet shared ×{count}",
  did_tweet_generated: "Tweet generated ×{count}",
  did_meme_generated: "Meme created ×{count}",
  did_pfp_generated: "PFP rolled ×{count}",
  did_meme_shared: "Meme shared ×{count}",
  did_community_engagement: "Community work ×{count}",
  did_other: "Other ×{count}",
});
