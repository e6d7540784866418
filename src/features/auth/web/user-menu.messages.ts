import { defineMessages } from "#web/i18n/messages.ts";

export const userMenuMessages = defineMessages("auth/userMenu", {
  login: "LOGIN",
  label: "Your account",
  account: "Account",
  admin: "Admin",
  logout: "Logout",
  points: "{count, plural, one {# point} other {# points}}",
  rankSummary: "{points} · rank {rank}",
  logoutFailedTitle: "Logout Failed",
  logoutFailedText: "You are still logged in. Check your connection and try again.",
});
