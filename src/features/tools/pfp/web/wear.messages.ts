import { defineMessages } from "#web/i18n/messages.ts";

export const wearMessages = defineMessages("pfp/wear", {
  wear: "Wear {title}",
  on: "{title} is your face now",
  off: "Your face is bare again",
  offText: "A portrait of the house stands in for it.",
  failed: "The face did not change. Try again.",
});
