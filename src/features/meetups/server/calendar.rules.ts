import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { pack } from "#pack/pack.ts";
import type { Meetup } from "../meetup.schema.ts";

/** Nobody says when a meetup ends; calendars need some length. */
const LENGTH_MS = 2 * 60 * 60 * 1000;

interface CalendarMeetup {
  meetup: Meetup;
  updatedAt: Date;
}

/** The library escapes what has a meaning in the format; control characters have none in it at all. */
function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[\u2028\u2029]|(?!\n)\p{Cc}/gu, " ");
}

/** A calendar file (RFC 5545) of these meetups. */
export function writeCalendar(meetups: CalendarMeetup[], pageUrl: string): string {
  const calendar = new ICalCalendar({
    name: `${pack.id} meetups`,
    prodId: `//${pack.id}//meetups//EN`,
    method: ICalCalendarMethod.PUBLISH,
    scale: "GREGORIAN",
  });
  for (const { meetup, updatedAt } of meetups) {
    const start = new Date(meetup.eventAt);
    calendar.createEvent({
      id: `${meetup.id}@${pack.id}`,
      stamp: updatedAt,
      lastModified: updatedAt,
      start,
      end: new Date(start.getTime() + LENGTH_MS),
      summary: cleanText(meetup.title),
      description: cleanText(meetup.description),
      location: cleanText([meetup.city, meetup.country].filter((part) => part !== "").join(", ")),
      url: pageUrl,
      status: meetup.canceledAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
  }
  // Every line of the format ends, the last one too.
  return `${calendar.toString()}\r\n`;
}
