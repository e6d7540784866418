import { defineMessages } from "../i18n/messages.ts";

export const apiErrorMessages = defineMessages("site/apiErrors", {
  error: "Error",
  unauthorized: "Unauthorized",
  loggedOut: "You are logged out. Logging in again...",
  unreachable: "The server cannot be reached. Check your connection and try again.",
});
