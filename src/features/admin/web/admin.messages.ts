import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const adminMessages = defineMessages(
  "admin",
  {
    denied: "Administrator privileges required",
    returnHome: "Return Home",
    login: "LOGIN",
    loading: "Opening the back office",
  },
  {
    accessDenied: fitted("ACCESS DENIED", 50),
  },
);
