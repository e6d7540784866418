import { defineMessages } from "#web/i18n/messages.ts";

export const preferencesMessages = defineMessages("settings/preferences", {
  savedTitle: "Preferences Updated",
  savedText: "Your settings have been saved successfully",
  failedTitle: "Update Failed",
  failedText: "Failed to save preferences. Please try again.",
});
