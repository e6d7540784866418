import { meetupTags } from "#pack/meetups.catalog.ts";

/** What a meetup can be about; tags are data, and the same in every language: readers see them as words of the pack. */
export const MEETUP_TAGS = meetupTags;
export type MeetupTag = (typeof MEETUP_TAGS)[number];

/** A meetup of a pack's demo, by its distance from today. */
export interface DemoMeetup {
  title: string;
  description: string;
  city: string;
  country: string;
  timeZone: string;
  /** Days from now; negative ones are over. */
  inDays: number;
  /** On the clocks of the place. */
  time: string;
  /** Of the tags of the same pack. */
  tags: readonly string[];
  capacity: number | null;
  rsvpCount: number;
}
