import { defineMessages } from "#web/i18n/messages.ts";

export const attendanceMessages = defineMessages("meetups/attendance", {
  done: "You were there",
  code: "Code of the host",
  codeHint: "It stands on the host's screen, until 6 hours after the start.",
  confirm: "I am here",
  codeMissing: "Type the six characters that the host shows.",
  confirmedTitle: "You Were There",
  confirmedText: "{count, plural, one {# point for coming.} other {# points for coming.}}",
  confirmedNoPoints: "Noted. One meetup a day and four a month earn points.",
  failedTitle: "Not Confirmed",
  failedText: "Failed to confirm the code. Please try again.",

  hostTitle: "Your guests type this code",
  hostHint:
    "Show it only to people who are here. {points} points for you once {count} of them have typed it whose accounts are a week old.",
  hostCount: "{count, plural, one {# guest is here} other {# guests are here}}",
  hostLoading: "Drawing the code",
  hostBroken: "The code did not come.",
});
