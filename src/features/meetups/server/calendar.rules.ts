import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { pack } from "#pack/pack.ts";
import { getEnd } from "../meetup.rules.ts";
import { getMeetupPath } from "../meetup-address.rules.ts";
import type { MeetupRow } from "./meetup-answer.rules.ts";

/** The library escapes what has a meaning in the format; control characters have none in it at all. */
function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[\u2028\u2029]|(?!\n)\p{Cc}/gu, " ");
}

interface Calendar {
  /** As its reader's program lists it. */
  name: string;
  meetups: readonly MeetupRow[];
  origin: string;
}

/** A calendar file (RFC 5545) of these meetups. */
export function writeCalendar({ name, meetups, origin }: Calendar): string {
  const calendar = new ICalCalendar({
    name,
    prodId: `//${pack.id}//meetups//EN`,
    method: ICalCalendarMethod.PUBLISH,
    scale: "GREGORIAN",
  });
  for (const meetup of meetups) {
    const { id, updatedAt, eventAt, sequence, title, description, venue, city, country, canceledAt } = meetup;
    calendar.createEvent({
      id: `${id}@${pack.id}`,
      stamp: updatedAt,
      lastModified: updatedAt,
      sequence,
      start: eventAt,
      end: getEnd(meetup),
      summary: cleanText(title),
      description: cleanText(description),
      location: cleanText([venue, city, country].filter((part) => part !== "").join(", ")),
      url: `${origin}${getMeetupPath(id)}`,
      status: canceledAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
  }
  // Every line of the format ends, the last one too.
  return `${calendar.toString()}\r\n`;
}
