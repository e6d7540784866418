import { defineErrors } from "#shared/error-catalogue.ts";

export const messagesErrors = defineErrors({
  "messages.not_found": { status: 404, message: "There is no such conversation" },
  "messages.thing_not_found": { status: 404, message: "This is not offered any more" },
  "messages.own_thing": { status: 409, message: "This is yours: others write to you about it" },
  "messages.staff_first": { status: 403, message: "Those who run the site never message anybody first" },
  "messages.blocked": { status: 403, message: "This member takes no messages from you" },
  "messages.blocking": { status: 409, message: "You have blocked this member. Unblock them to write." },
  "messages.left": { status: 409, message: "This member is not here any more" },
  "messages.unanswered": { status: 409, message: "{max} messages wait for an answer. Write on when there is one." },
  "messages.full": { status: 409, message: "This conversation is full. Go on elsewhere." },
  "messages.day_limit": { status: 429, message: "You can send {max} messages a day. Try again tomorrow." },
  "messages.thread_limit": { status: 429, message: "You can begin {max} conversations a day. Try again tomorrow." },
});
