import type { SQL } from "drizzle-orm";
import { toBoardImage } from "#features/boards/server/board-images.repository.ts";
import { isCodeTime } from "../attendance.rules.ts";
import type { Meetup } from "../meetup.schema.ts";
import type { meetupsTable } from "./meetups.tables.ts";

export type MeetupRow = typeof meetupsTable.$inferSelect;

/** A meetup with what belongs to it, read in one statement. */
export interface FoundMeetup {
  meetup: MeetupRow;
  username: string;
  /** Everybody who wants to come, with a seat or without. */
  rsvpTotal: number;
  /** The viewer's place among them, the first one is 1; 0 without an RSVP. */
  ownPlace: number;
  /** The viewer lets everybody read that they come. */
  ownIsShown: boolean;
  /** The viewer has confirmed to have been there. */
  hasAttended: boolean;
  images: { id: string; width: number; height: number }[];
}

/** The columns that are computed. */
export type FoundColumns = {
  [Name in "rsvpTotal" | "ownPlace" | "ownIsShown" | "hasAttended" | "images"]: SQL<FoundMeetup[Name]>;
};

function toStatus(place: number, capacity: number | null): Meetup["userStatus"] {
  if (place === 0) return null;
  return capacity === null || place <= capacity ? "going" : "waiting";
}

/** Members who have a seat. */
export function countGoing(total: number, capacity: number | null): number {
  return capacity === null ? total : Math.min(total, capacity);
}

function toAttendance({ meetup, ownPlace, hasAttended }: FoundMeetup, isOwn: boolean, now: Date): Meetup["attendance"] {
  if (hasAttended) return "confirmed";
  return (isOwn || ownPlace > 0) && isCodeTime(meetup, now) ? "open" : null;
}

/** A meetup as this viewer sees it. */
export function toMeetup(found: FoundMeetup, viewerId: string | undefined, now: Date): Meetup {
  const { meetup, username, rsvpTotal, ownPlace, images } = found;
  const isOwn = meetup.creatorId === viewerId;
  const rsvpCount = countGoing(rsvpTotal, meetup.capacity);
  return {
    id: meetup.id,
    title: meetup.title,
    description: meetup.description,
    city: meetup.city,
    country: meetup.country,
    venue: meetup.venue,
    eventAt: meetup.eventAt.toISOString(),
    endsAt: meetup.endsAt?.toISOString() ?? null,
    timeZone: meetup.timeZone,
    tags: meetup.tags,
    images: images.map(toBoardImage),
    rsvpCount,
    capacity: meetup.capacity,
    waitingCount: rsvpTotal - rsvpCount,
    userHasRsvped: ownPlace > 0,
    userIsShown: found.ownIsShown,
    userStatus: toStatus(ownPlace, meetup.capacity),
    attendance: toAttendance(found, isOwn, now),
    isOwn,
    isPast: meetup.eventAt <= now,
    canceledAt: meetup.canceledAt?.toISOString() ?? null,
    hiddenAt: isOwn ? (meetup.hiddenAt?.toISOString() ?? null) : null,
    warnings: meetup.warnings,
    creator: { id: meetup.creatorId, username },
    createdAt: meetup.createdAt.toISOString(),
  };
}
