import { defineMessages } from "#web/i18n/messages.ts";

export const meetupSheetMessages = defineMessages("meetups/meetupSheet", {
  label: "Meetup",
  map: "Open a map",
  ends: "Until {time}",
  people: "People",
  guests: "Who comes and says so",
  showMe: "Show my name among those who come",
  showFailed: "That was not saved. Please try again.",
  hostFirst: "The host's first one here.",
  hosted: "{count, plural, one {The host has hosted # meetup.} other {The host has hosted # meetups.}}",
  hostedWith:
    "{count, plural, one {The host has hosted # meetup. Confirmed guests: {guests}.} other {The host has hosted # meetups. Confirmed guests: {guests}.}}",
});
