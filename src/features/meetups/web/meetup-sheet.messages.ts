import { defineMessages } from "#web/i18n/messages.ts";

export const meetupSheetMessages = defineMessages("meetupSheet", {
  label: "Meetup",
  map: "Open a map",
  ends: "Until {time}",
});
