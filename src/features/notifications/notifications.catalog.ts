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
  "meetups.changed": "{title} is at another time or place",
  "meetups.canceled": "{title} was called off",
} as const satisfies Record<string, string | { one: string; other: string }>;
