import { defineMessages } from "../i18n/messages.ts";

export const newVersionMessages = defineMessages("site/newVersions", {
  title: "A new version is ready",
  text: "Reload to wear it. What you have typed in forms comes back.",
  reload: "Reload",
});

export const seenListsMessages = defineMessages("site/seenLists", {
  title: "No line",
  text: "This is as you saw it {age}. There is no line to anything newer.",
  tryAgain: "Try again",
});
