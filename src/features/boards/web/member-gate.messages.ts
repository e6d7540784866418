import { defineMessages } from "#web/i18n/messages.ts";

/** What every page says that asks for a login. */
export const memberGateMessages = defineMessages("boards/memberGate", { title: "Authentication Required" });
