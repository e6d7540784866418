import { defineErrors } from "#shared/error-catalogue.ts";

/** What the form can find too. */
export const meetupFormErrors = defineErrors({
  "meetups.time_zone": { status: 400, message: "Choose the time zone of the place." },
  "meetups.event_at": { status: 400, message: "Enter a day and a time that exist." },
  "meetups.ends_at": { status: 400, message: "Choose an end after the beginning, within a week." },
  "meetups.past": { status: 400, message: "Choose a time that is still to come." },
  "meetups.too_far": { status: 400, message: "Choose a day within the next two years." },
});

export const meetupsErrors = defineErrors({
  "meetups.tag": { status: 400, message: "There is no tag of that name" },
  "meetups.not_found": { status: 404, message: "There is no such meetup" },
  "meetups.capacity": { status: 409, message: "{count} members have a seat already: give at least that many" },
  "meetups.canceled": { status: 409, message: "This meetup was canceled" },
  "meetups.not_now": {
    status: 409,
    message: "Codes count from 2 hours before the start of a meetup to 6 hours after it",
  },
  "meetups.own_code": { status: 409, message: "The code of your own meetup is for those who come" },
  "meetups.no_rsvp": { status: 409, message: "Only members who said that they would come can confirm that they came" },
  "meetups.wrong_code": { status: 400, message: "This is not the code that the host shows" },
  "meetups.too_many_codes": {
    status: 429,
    message: "Too many wrong codes. Look at the host's screen and try again in a while.",
  },
  "meetups.day_limit": { status: 429, message: "You can post {max} meetups a day. Try again tomorrow." },
  "meetups.over": { status: 409, message: "This meetup is over" },
});
