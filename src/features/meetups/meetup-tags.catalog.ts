import { meetupTags } from "#pack/meetups.catalog.ts";

/** What a meetup can be about; tags are data, and the same in every language: readers see them as words of the pack. */
export const MEETUP_TAGS = meetupTags;
export type MeetupTag = (typeof MEETUP_TAGS)[number];
