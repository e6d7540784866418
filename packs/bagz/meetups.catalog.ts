/** Points for coming to a meetup, and for holding one to which enough guests came. */
export const meetupPoints = { guest: 15, host: 20, guestsForHost: 3 };
