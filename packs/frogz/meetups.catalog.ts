/** Points for coming to a meetup, and for holding one to which enough guests came. */
export const meetupPoints = { guest: 12, host: 18, guestsForHost: 3 };
