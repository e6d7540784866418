import { defineMessages } from "../i18n/messages.ts";

export const seenListsMessages = defineMessages("site/seenLists", {
  title: "No line",
  text: "This is as you saw it {age}. There is no line to anything newer.",
  tryAgain: "Try again",
});
