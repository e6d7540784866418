import { defineMessages } from "#web/i18n/messages.ts";

export const messagesMessages = defineMessages("messages", {
  title: "Messages",
  lead: "Between you and one other member. Nobody from the team ever writes first.",
  unread: "{count, plural, one {# new} other {# new}}",
  you: "You: {text}",
  hidden: "Hidden by a moderator.",
  gone: "A member who left",
  goneThing: "Something that is gone",
  showAll: "{count, plural, one {Show # more} other {Show # more}}",

  dialog: "Messages about {title}",
  with: "With {name}",
  safety: "Deal at your own risk. No escrow. Whoever asks for keys, a seed or money first is lying.",
  loading: "Fetching the conversation",
  brokenText: "The conversation did not come. Nothing is lost.",
  goneTitle: "No such conversation",
  tryAgain: "Try again",
  back: "Back",
  empty: "Nothing said yet. Ask what you would ask at a table: condition, price, how it travels.",
  log: "What was said",
  own: "You",

  text: "Your message",
  count: "{count} / {max}",
  send: "Send",
  missing: "Write something first.",
  failed: "Your message did not go out. Please try again.",

  block: "Block",
  unblock: "Unblock",
  blockHint: "You take no messages from this member, about anything.",
  blockFailed: "That did not work. Please try again.",
  blockedTitle: "Blocked",
  blockedText: "They can not write to you any more.",
  unblockedTitle: "Unblocked",
  unblockedText: "They can write to you again.",

  report: "Report this message",
  reportTitle: "Report message",
  reportSubject: "Message",
  reportOwner: "From",
});
