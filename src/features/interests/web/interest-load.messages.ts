import { defineMessages } from "#web/i18n/messages.ts";

export const interestLoadMessages = defineMessages("interestLoad", {
  failed: "Not joined. Please try again.",
});
