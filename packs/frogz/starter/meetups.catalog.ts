/** Points for coming to a meetup, and for holding one to which enough guests came. */
export const meetupPoints = { guest: 10, host: 15, guestsForHost: 3 };

/** What a meetup can be about. */
export const meetupTags = ["community-meetup", "launch-party", "meme-contest", "workshop", "walk"] as const;
