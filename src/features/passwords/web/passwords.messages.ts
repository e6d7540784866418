import { defineMessages } from "#web/i18n/messages.ts";

export const passwordsMessages = defineMessages("passwords", {
  passwordMin: "at least {count}",
  showPassword: "Show password",
  currentPassword: "Current password",
  passwordAside: "if you have one",
});
