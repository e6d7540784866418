import { defineMessages, fit } from "#web/i18n/messages.ts";

export const toolsMessages = defineMessages("tools", { heading: "Chaos tools" }, { tweet: fit("Tweet gen", 150) });
