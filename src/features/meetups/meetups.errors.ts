import { defineErrors } from "#shared/error-catalogue.ts";

/** What the form can find too. */
export const meetupFormErrors = defineErrors({
  "meetups.time_zone": { status: 400, message: "Choose the time zone of the place." },
  "meetups.event_at": { status: 400, message: "Enter a day and a time that exist." },
  "meetups.past": { status: 400, message: "Choose a time that is still to come." },
  "meetups.too_far": { status: 400, message: "Choose a day within the next two years." },
});

export const meetupsErrors = defineErrors({
  "meetups.tag": { status: 400, message: "There is no tag of that name" },
  "meetups.not_found": { status: 404, message: "There is no such meetup" },
  "meetups.capacity": { status: 409, message: "{count} members have a seat already: give at least that many" },
  "meetups.canceled": { status: 409, message: "This meetup was canceled" },
  "meetups.over": { status: 409, message: "This meetup is over" },
});
