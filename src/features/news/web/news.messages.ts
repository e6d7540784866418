import { defineMessages } from "#web/i18n/messages.ts";

/** Words of the home page. */
export const newsMessages = defineMessages("news", {
  title: "From the house",
  opensNewTab: "opens in a new tab",
});
