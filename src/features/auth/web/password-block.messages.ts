import { defineMessages } from "#web/i18n/messages.ts";

export const passwordBlockMessages = defineMessages("auth/passwordBlock", {
  title: "Password",
  lead: "A new one throws out every other browser. This one stays in, and every confirmed contact hears of it.",
  firstLead: "You come in without a password. Set one, and you can also come in by name.",
  newPassword: "New password",
  change: "Change the password",
  set: "Set a password",
  changedTitle: "Password Changed",
  changedText: "Every other browser is out",
  failedTitle: "Password Not Changed",
  failedText: "Failed to change the password. Please try again.",
});
