import { defineMessages } from "#web/i18n/messages.ts";

export const cityNotesMessages = defineMessages("meetups/cityNotes", {
  coming: "Coming up",
  meetups: "{count, plural, one {# meetup} other {# meetups}}",
});
