/** Points for coming to a meetup, and for holding one to which enough guests came. */
export const meetupPoints = { guest: 12, host: 18, guestsForHost: 3 };

/** What a meetup can be about. */
export const meetupTags = [
  "regatta",
  "pond-walk",
  "boat-folding",
  "launch-party",
  "community-meetup",
  "croak-night",
  "meme-contest",
] as const;
