import { defineMessages } from "../i18n/messages.ts";

export const waitMessages = defineMessages("site/wait", {
  slowTitle: "Still on its way",
  slowText: "No answer yet. On a bad line this takes a while: stay on this page until it is through.",
});
