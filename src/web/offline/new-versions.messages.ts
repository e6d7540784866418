import { defineMessages } from "../i18n/messages.ts";

export const newVersionMessages = defineMessages("newVersions", {
  title: "A new version is ready",
  text: "Reload to wear it. What you have typed here and not sent will be gone.",
  reload: "Reload",
});
