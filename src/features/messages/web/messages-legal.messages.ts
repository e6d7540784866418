import { defineMessages } from "#web/i18n/messages.ts";

/** What the legal pages say of messages. */
const messagesLegalMessages = defineMessages("messages/messagesLegal", {
  title: "Messages between members",
  use: "Members write to each other about what is offered. Nobody from the team ever writes first. You can block who writes to you and report what they write.",
  public:
    "Messages are read by the two of you. One that is reported is read by moderators too, and no other one is. What you wrote goes with your account; what others wrote to you stays theirs.",
});

export const legalTexts = { id: "messages", paragraphs: ["use"], messages: messagesLegalMessages };
