import { defineMessages } from "#web/i18n/messages.ts";

/** Tags are data, which are the same in every language: this is what readers see of them. */
export const meetupTagMessages = defineMessages("meetups/meetupTags", {
  "shill-raid": "shill-raid",
  "IRL-sticker-run": "IRL-sticker-run",
  "launch-party": "launch-party",
  "community-meetup": "community-meetup",
  "trading-session": "trading-session",
  "meme-contest": "meme-contest",
  "villain-gathering": "villain-gathering",
});
