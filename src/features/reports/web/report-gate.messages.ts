import { defineMessages } from "#web/i18n/messages.ts";

/** What a page says before the dialog has come. */
export const reportGateMessages = defineMessages("reports/reportGate", {
  loginText: "Log in first. A report needs a name behind it.",
});
