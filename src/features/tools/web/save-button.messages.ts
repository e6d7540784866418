import { defineMessages } from "#web/i18n/messages.ts";

export const saveButtonMessages = defineMessages("tools/save-button", {
  save: "Save to vault",
  saved: "Saved",
  inVault: "Saved to your vault",
});
