/**
 * The words of every kind of notification, by its name; `count` says how many of one group there are. The
 * web shows them, and letters and push messages carry them.
 */
export const NOTIFICATION_TEXTS = {
  "engagement.award": "{points} points from the house: {reason}",
  "messages.new":
    "{count, plural, one {{actor} wrote to you about {title}} other {# messages of {actor} about {title}}}",
  "meetups.rsvp": "{count, plural, one {{actor} wants to come to {title}} other {# more want to come to {title}}}",
  "meetups.seat": "You have a seat at {title} now",
  "meetups.changed": "{title} is at another time or place",
  "meetups.canceled": "{title} was called off",
  "wall.vote": "{count, plural, one {Somebody voted for {title}} other {# votes for {title}}}",
  "wall.week": "Place {place} of the week on the wall, and {points} points",
  "leaderboard.passed":
    "{count, plural, one {{actor} has passed you on the board} other {# members have passed you on the board, {actor} last}}",
  "months.published": "{month} is published, and your place stands",
  "months.prize": "Rank {rank} of {month} won you {tokens} tokens",
  "months.paid": "Your {tokens} tokens for {month} were sent",
  "months.disqualified": "You were taken out of {month}. Read why, and answer",
  "moderation.hide": "A moderator has hidden {title}",
  "moderation.delete": "A moderator has deleted {title}",
  "moderation.warn": "A moderator has a word with you about {title}",
  "moderation.restore": "A moderator has put {title} back",
  "reports.hidden": "Reports have hidden {title} until a moderator has looked",
} as const satisfies Record<string, string>;
