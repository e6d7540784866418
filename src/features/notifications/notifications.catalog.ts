/**
 * The words of every kind of notification, by its name: `one` for a single event, `other` for several of one group. The
 * web shows them, and letters and push messages carry them.
 */
export const NOTIFICATION_TEXTS = {
  "engagement.award": "{points} points from the house: {reason}",
  "messages.new": {
    one: "{actor} wrote to you about {title}",
    other: "{count} messages of {actor} about {title}",
  },
  "meetups.rsvp": {
    one: "{actor} wants to come to {title}",
    other: "{count} more want to come to {title}",
  },
  "meetups.seat": "You have a seat at {title} now",
  "meetups.changed": "{title} is at another time or place",
  "meetups.canceled": "{title} was called off",
  "wall.vote": { one: "Somebody voted for {title}", other: "{count} votes for {title}" },
  "wall.week": "Place {place} of the week on the wall, and {points} points",
  "leaderboard.passed": {
    one: "{actor} has passed you on the board",
    other: "{count} members have passed you on the board, {actor} last",
  },
  "months.published": "{month} is published, and your place stands",
  "months.prize": "Rank {rank} of {month} won you {tokens} tokens",
  "months.paid": "Your {tokens} tokens for {month} were sent",
  "months.disqualified": "You were taken out of {month}. Read why, and answer",
  "moderation.hide": "A moderator has hidden {title}",
  "moderation.delete": "A moderator has deleted {title}",
  "moderation.warn": "A moderator has a word with you about {title}",
  "moderation.restore": "A moderator has put {title} back",
  "reports.hidden": "Reports have hidden {title} until a moderator has looked",
} as const satisfies Record<string, string | { one: string; other: string }>;
