import { defineMessages } from "#web/i18n/messages.ts";

export const interestLoadMessages = defineMessages("interests/interestLoad", {
  failed: "Not joined. Please try again.",
});
