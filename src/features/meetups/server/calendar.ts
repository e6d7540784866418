import { pack } from "#shared/pack.ts";
import type { Meetup } from "../meetup.schema.ts";

/** Bytes of one line, from RFC 5545; longer ones are folded. */
const LINE_MAX_BYTES = 75;
/** Nobody says when a meetup ends; calendars need some length. */
const LENGTH = "PT2H";

/** Folds by whole characters: a line that is cut in the middle of one shows rubbish. */
function foldLine(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_MAX_BYTES) {
      // The space that marks a continued line counts.
      lines.push("");
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join("\r\n ");
}

/** A member's text as one value: what would end the line or begin a property of its own is escaped. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(/[\p{Cc}\u2028\u2029]/gu, " ");
}

function toStamp(moment: string): string {
  return `${moment.slice(0, 19).replace(/[-:]/g, "")}Z`;
}

interface CalendarMeetup {
  meetup: Meetup;
  updatedAt: Date;
}

function writeEvent({ meetup, updatedAt }: CalendarMeetup, pageUrl: string): string[] {
  const place = [meetup.city, meetup.country].filter((part) => part !== "").join(", ");
  return [
    "BEGIN:VEVENT",
    `UID:${meetup.id}@${pack.id}`,
    `DTSTAMP:${toStamp(updatedAt.toISOString())}`,
    `LAST-MODIFIED:${toStamp(updatedAt.toISOString())}`,
    `DTSTART:${toStamp(meetup.eventAt)}`,
    `DURATION:${LENGTH}`,
    `SUMMARY:${escapeText(meetup.title)}`,
    `DESCRIPTION:${escapeText(meetup.description)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${pageUrl}`,
    `STATUS:${meetup.canceledAt === null ? "CONFIRMED" : "CANCELLED"}`,
    "END:VEVENT",
  ];
}

/** A calendar file (RFC 5545) of these meetups. */
export function writeCalendar(meetups: CalendarMeetup[], pageUrl: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${pack.id}//meetups//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${pack.id} meetups`,
    ...meetups.flatMap((one) => writeEvent(one, pageUrl)),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}
