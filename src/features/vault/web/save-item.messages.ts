import { defineMessages } from "#web/i18n/messages.ts";

/** Apart from the vault's own texts, because the tools load these. */
export const saveItemMessages = defineMessages("vault/saveItem", {
  loginTitle: "Login Required",
  loginText: "Please log in to save your generated content",
  savedTitle: "Content Saved!",
  savedText: "It waits for you in the vault.",
  failedTitle: "Save Failed",
  failedText: "Failed to save content. Please try again.",
});
