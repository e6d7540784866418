import { defineMessages } from "#web/i18n/messages.ts";

/** How points come, for everybody and in the member's own numbers. */
export const pointsGuideMessages = defineMessages("leaderboard/points-guide", {
  title: "How points come",
  tweet: "Share a tweet",
  tweet_generated: "Generate a tweet",
  meme_generated: "Create a meme",
  pfp_generated: "Download or generate a PFP",
  meme_shared: "Share a meme",
  community_engagement: "Community engagement",
  upTo: "up to {points}",
  dailyCap: "{count, plural, one {# a day} other {# a day}}",
  pause: "{seconds} s apart",
  leftToday: "{count, plural, one {# of {cap} left today} other {# of {cap} left today}}",
  noneLeft: "Done for today",
  communityRule: "The wall's best, turning up",
  provenTitle: "Proven",
  provenText:
    "A point is proven when our server saw the work: it wrote the tweet, received the picture or rolled the face. Prizes go by proven points. Works without proof count up to {count} a day, and only decide between equals. What was earned before the server looked keeps its place in its month, and wins nothing by itself.",
  onceText: "The same thing, a near copy of it or a bare template counts once a month.",
});
