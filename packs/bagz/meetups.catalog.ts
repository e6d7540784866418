/** Points for coming to a meetup, and for holding one to which enough guests came. */
export const meetupPoints = { guest: 15, host: 20, guestsForHost: 3 };

/** What a meetup can be about, from the specification. */
export const meetupTags = [
  "shill-raid",
  "IRL-sticker-run",
  "launch-party",
  "community-meetup",
  "trading-session",
  "meme-contest",
  "villain-gathering",
] as const;
