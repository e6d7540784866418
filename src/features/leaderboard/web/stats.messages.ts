import { defineMessages } from "#web/i18n/messages.ts";

/** What the member's own card says. */
export const statsMessages = defineMessages("leaderboard/leaderboard-stats", {
  error: "Your slip did not print. Your points are safe.",
  tryAgain: "Try again",
  points: "{count, plural, one {Point} other {Points}}",
  rank: "Rank {rank}",
  unranked: "Not on the board yet",
  unrankedThen: "Not on that month's board",
  staff: "Staff earn, but are not ranked",
  gap: "{count, plural, one {# point to '#'{rank}} other {# points to '#'{rank}}}",
  gapToBoard: "{count, plural, one {# point to the top {last}} other {# points to the top {last}}}",
  lead: "{count, plural, one {# point clear of '#'{rank}} other {# points clear of '#'{rank}}}",
  streak: "Days in a row",
  streakOpen: "Today is still empty. One counted work keeps it.",
  unproven: "Without proof",
  nextTier: "Next colour, at {tier}",
  nextTierPoints: "{count, plural, one {# point} other {# points}}",
  prizeNow: "Prize if it ended now",
  prizeInReview: "Prize, under review",
  prize: "Prize",
  prizePassedOn: "passed on",
  tokens: "{tokens} tokens",
  nextGenerate:
    "{count, plural, one {# tweet left to generate today: {points} points, and {more} more for sharing it.} other {# tweets left to generate today: {points} points each, and {more} more for sharing.}}",
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
