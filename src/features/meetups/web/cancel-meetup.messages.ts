import { defineMessages } from "#web/i18n/messages.ts";

export const cancelMeetupMessages = defineMessages("meetups/cancelMeetup", {
  canceledTitle: "Meetup Canceled",
  canceledText: "It stays on the board with a line through it.",
  cancelFailed: "Failed to cancel meetup. Please try again.",
  cancelQuestion: "Cancel this meetup?",
  cancelConsequence: "{title} stays on the board, marked as canceled. All RSVPs close. There is no way back.",
  cancelConfirm: "Cancel meetup",
  cancelKeep: "Keep it",
});
