import { defineMessages } from "#web/i18n/messages.ts";

export const meetupSheetMessages = defineMessages("meetupSheet", {
  label: "Meetup",
  map: "Open a map",
  ends: "Until {time}",
  people: "People",
  guests: "Who comes and says so",
  showMe: "Show my name among those who come",
  showFailed: "That was not saved. Please try again.",
  hostFirst: "The host's first one here.",
  hosted: { one: "The host has hosted {count} meetup.", other: "The host has hosted {count} meetups." },
  hostedWith: {
    one: "The host has hosted {count} meetup. Confirmed guests: {guests}.",
    other: "The host has hosted {count} meetups. Confirmed guests: {guests}.",
  },
});
