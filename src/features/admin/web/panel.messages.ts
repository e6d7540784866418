import { defineMessages } from "#web/i18n/messages.ts";

export const panelMessages = defineMessages("admin/adminPanel", {
  title: "Back office",
  welcome: "Welcome, {name}. Full system access granted.",
  welcomeModerator: "Welcome, {name}. You read what members report.",
  figures: "The site in figures",
  totalUsers: "Total users",
  totalActions: "User actions",
  totalContent: "Saved content",
  accessLevel: "Access level",
  admin: "ADMIN",
  unknown: "–",
  statsFailed: "The figures did not load.",
  tabs: "Areas of the back office",
  panelLoading: "Loading this area",
});
