import { defineMessages } from "../i18n/messages.ts";

export const formsMessages = defineMessages("site/forms", {
  waits: "No answer came. Your words are safe here: send them again when the line is back.",
  lineBack: "The line is back. Your words are still here: send them now.",
  arrived:
    "What you sent first has arrived after all. Look at it before you press again: that sends what stands here as well.",
  restored: "Your words are back. Last changed: {age}.",
  startAfresh: "Start afresh",
  leave: "This form is not sent, and this browser cannot keep it. Leave it all the same?",
});
