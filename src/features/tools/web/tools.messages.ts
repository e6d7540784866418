import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const toolsMessages = defineMessages("tools", { heading: "Chaos tools" }, { tweet: fitted("Tweet gen", 150) });
