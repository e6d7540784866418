import { defineMessages } from "#web/i18n/messages.ts";

export const passwordsMessages = defineMessages("passwords", {
  passwordMin: "at least {count}",
  showPassword: "Show password",
  currentPassword: "Current password",
  loginAgain: "Log in again",
  loginAgainText: "You have no password here: log in once more, and for ten minutes that counts as one.",
});
