/** What a meetup can be about, from the specification. */
export const MEETUP_TAGS = [
  "shill-raid",
  "IRL-sticker-run",
  "launch-party",
  "community-meetup",
  "trading-session",
  "meme-contest",
  "villain-gathering",
] as const;

export type MeetupTag = (typeof MEETUP_TAGS)[number];
