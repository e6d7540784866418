import { defineMessages } from "#web/i18n/messages.ts";

export const fileFieldMessages = defineMessages("site/fileField", {
  choose: "Choose a file",
  drop: "or drop it here",
  another: "Choose another one",
  clear: "Take “{name}” out again",
});
