import { toBoardImage } from "#features/boards/server/board-images.repository.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { AppDeps, ThingHead } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { createUnknownCursorError, readCursor, writeCursor } from "#server/list-cursor.ts";
import { readTags } from "../meetup.rules.ts";
import type { MeetupList, MeetupQuery } from "../meetup.schema.ts";
import type { MeetupSort } from "../meetup-address.rules.ts";
import { meetupsErrors } from "../meetups.errors.ts";
import { type FoundMeetup, toMeetup } from "./meetup-answer.rules.ts";
import {
  getMeetup,
  listMeetups,
  MEETUP_STRETCHES,
  type MeetupFilter,
  type MeetupStretch,
} from "./meetups.repository.ts";

const STRETCHES: Record<MeetupSort, readonly MeetupStretch[]> = {
  newest: ["newest"],
  oldest: ["oldest"],
  "event-date": ["upcoming", "past"],
};

interface FoundEntry {
  stretch: MeetupStretch;
  found: FoundMeetup;
}

function readFilter({ q, city, tags: wanted }: MeetupQuery): MeetupFilter {
  const tags = readTags(wanted);
  if (tags === undefined) throw createError(meetupsErrors, "meetups.tag", { field: "tags" });
  return { q, city, tags };
}

function readPosition({ cursor, sort }: MeetupQuery) {
  if (cursor === undefined) return undefined;
  const position = readCursor(cursor, { lists: MEETUP_STRETCHES });
  const isOfThisList = STRETCHES[sort].includes(position.list);
  if (isOfThisList) return position;
  throw createUnknownCursorError();
}

function writeNext({ stretch, found }: FoundEntry, asOf: Date): string {
  const { id, createdAt, eventAt } = found.meetup;
  const isByDate = stretch === "upcoming" || stretch === "past";
  return writeCursor({ list: stretch, at: isByDate ? eventAt : createdAt, id, ...(isByDate && { asOf }) });
}

/** One page; what turns from coming to over while somebody reads on stays where it was on the first page. */
export async function readMeetupList(
  db: Queries,
  query: MeetupQuery,
  { viewerId, now }: { viewerId: string | undefined; now: Date },
): Promise<MeetupList> {
  const filter = readFilter(query);
  const position = readPosition(query);
  const asOf = position?.asOf ?? now;
  const stretches = STRETCHES[query.sort];
  const first = position === undefined ? 0 : stretches.indexOf(position.list);
  const entries: FoundEntry[] = [];
  for (const stretch of stretches.slice(first)) {
    // One more than asked for tells whether there is another page.
    const limit = query.limit + 1 - entries.length;
    if (limit === 0) break;
    const after = stretch === position?.list ? position : undefined;
    const rows = await listMeetups(db, { stretch, filter, viewerId, asOf, after, limit });
    entries.push(...rows.map((found) => ({ stretch, found })));
  }
  const shown = entries.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    meetups: shown.map(({ found }) => toMeetup(found, viewerId, now)),
    nextCursor: last !== undefined && entries.length > query.limit ? writeNext(last, asOf) : null,
  };
}

/** When by the clocks of its place, in English like all that previews read. */
function writeWhen({ eventAt, timeZone }: { eventAt: Date; timeZone: string }): string {
  const options = { dateStyle: "full", timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat("en-GB", options).format(eventAt);
}

/** What a preview says of a meetup that everybody may see. */
export async function describeMeetup({ db }: Pick<AppDeps, "db">, id: string): Promise<ThingHead | undefined> {
  const found = await getMeetup(db, id, undefined);
  if (found === undefined) return undefined;
  const { title, description, venue, city, country, canceledAt } = found.meetup;
  const where = [venue, city, country].filter((part) => part !== "").join(", ");
  const state = canceledAt === null ? "" : "Canceled. ";
  const [image] = found.images;
  return {
    title,
    description: `${state}${writeWhen(found.meetup)}, ${where}. ${description}`,
    picture: image && toBoardImage(image),
  };
}
