import { asc } from "drizzle-orm";
import { joinSearchTexts } from "#features/boards/server/search-text.rules.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import type { Database } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import { readEventAt } from "../meetup.rules.ts";
import type { MeetupTag } from "../meetup-tags.catalog.ts";
import { meetupRsvpsTable, meetupsTable } from "./meetups.tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface SeedMeetup {
  title: string;
  description: string;
  city: string;
  country: string;
  timeZone: string;
  /** Days from now; negative ones are over. */
  inDays: number;
  /** On the clocks of the place. */
  time: string;
  tags: MeetupTag[];
  capacity: number | null;
  rsvpCount: number;
}

const MEETUPS: SeedMeetup[] = [
  {
    title: "Midnight sticker run along the river",
    description:
      "Three hundred stickers, one river, no daylight. We start under the second bridge and stop where the paste runs out. Bring gloves and a bag you can zip with one hand.",
    city: "Lisbon",
    country: "Portugal",
    timeZone: "Europe/Lisbon",
    inDays: 3,
    time: "23:00",
    tags: ["IRL-sticker-run"],
    capacity: 25,
    rsvpCount: 19,
  },
  {
    title: "Loudest zip in Shibuya",
    description:
      "A jury of three strangers, one microphone, one bag each. The loudest zip takes the plush grin home. Doors close when the last train leaves.",
    city: "Tokyo",
    country: "Japan",
    timeZone: "Asia/Tokyo",
    inDays: 5,
    time: "19:30",
    tags: ["meme-contest", "villain-gathering"],
    capacity: 12,
    rsvpCount: 17,
  },
  {
    title: "Chart watching with the lights off",
    description:
      "Two screens, no advice, no heroes. We watch the line, we say nothing useful, we eat noodles at the half hour.",
    city: "Singapore",
    country: "Singapore",
    timeZone: "Asia/Singapore",
    inDays: 6,
    time: "20:00",
    tags: ["trading-session"],
    capacity: 30,
    rsvpCount: 11,
  },
  {
    title: "The long table of the bag",
    description:
      "The monthly table for everybody who holds and everybody who only came for the snacks. New faces sit next to old ones, that is the whole programme.",
    city: "Berlin",
    country: "Germany",
    timeZone: "Europe/Berlin",
    inDays: 8,
    time: "18:30",
    tags: ["community-meetup"],
    capacity: null,
    rsvpCount: 28,
  },
  {
    title: "Raid from a rooftop",
    description:
      "One hour, one roof, forty phones. We post our best memes at the same minute and read the replies aloud. Bring a power bank and a coat.",
    city: "Lagos",
    country: "Nigeria",
    timeZone: "Africa/Lagos",
    inDays: 10,
    time: "17:00",
    tags: ["shill-raid"],
    capacity: 40,
    rsvpCount: 33,
  },
  {
    title: "Plush grin launch party",
    description:
      "The first boxes are open. Hold one, squeeze one, argue about the number of teeth. Music from the villain tracks all night.",
    city: "São Paulo",
    country: "Brazil",
    timeZone: "America/Sao_Paulo",
    inDays: 13,
    time: "21:00",
    tags: ["launch-party"],
    capacity: 80,
    rsvpCount: 41,
  },
  {
    title: "Villains on a ferry",
    description:
      "We take the slow boat between two continents, grin at both, and turn around. The ticket is the city's, the tea is on whoever lost the last bet.",
    city: "Istanbul",
    country: "Türkiye",
    timeZone: "Europe/Istanbul",
    inDays: 15,
    time: "16:15",
    tags: ["villain-gathering", "community-meetup"],
    capacity: 50,
    rsvpCount: 22,
  },
  {
    title: "Caption duel in the basement",
    description:
      "Two at the table, one template, sixty seconds. The room decides by noise. Losers print the winner's meme and keep it for a week.",
    city: "Toronto",
    country: "Canada",
    timeZone: "America/Toronto",
    inDays: 18,
    time: "19:00",
    tags: ["meme-contest"],
    capacity: 24,
    rsvpCount: 9,
  },
  {
    title: "Desert night, glowing bags",
    description:
      "Ultraviolet lamps, uv ink, no phones for the first hour. We meet at the last petrol station before the dunes.",
    city: "Dubai",
    country: "United Arab Emirates",
    timeZone: "Asia/Dubai",
    inDays: 24,
    time: "20:30",
    tags: ["villain-gathering"],
    capacity: null,
    rsvpCount: 15,
  },
  {
    title: "Harbour walk for quiet holders",
    description:
      "An hour along the water for people who do not like crowds. Nobody has to talk. Dogs are welcome and mostly better company.",
    city: "Sydney",
    country: "Australia",
    timeZone: "Australia/Sydney",
    inDays: 31,
    time: "09:00",
    tags: ["community-meetup"],
    capacity: 15,
    rsvpCount: 6,
  },
  {
    title: "Sticker swap at the night market",
    description:
      "Bring ten, leave with ten others. We sat between the dumplings and the phone cases and the grin was everywhere.",
    city: "Taipei",
    country: "Taiwan",
    timeZone: "Asia/Taipei",
    inDays: -6,
    time: "20:00",
    tags: ["IRL-sticker-run", "community-meetup"],
    capacity: null,
    rsvpCount: 37,
  },
  {
    title: "The hour of the toxic laugh",
    description: "We practised the laugh in a tunnel until a cyclist joined in. Recording to follow, or better not.",
    city: "Mexico City",
    country: "Mexico",
    timeZone: "America/Mexico_City",
    inDays: -19,
    time: "19:00",
    tags: ["villain-gathering"],
    capacity: 20,
    rsvpCount: 20,
  },
];

function toRow(meetup: SeedMeetup, creatorId: string, now: Date): typeof meetupsTable.$inferInsert {
  const { inDays, time, rsvpCount: _rsvpCount, ...texts } = meetup;
  const day = new Date(now.getTime() + inDays * DAY_MS).toISOString().slice(0, 10);
  const eventAt = readEventAt(`${day}T${time}`, meetup.timeZone);
  if (eventAt === undefined) throw new Error(`${meetup.title} is at no time`);
  // Posted a while before it takes place, and never after now.
  const createdAt = new Date(Math.min(now.getTime(), eventAt.getTime()) - (Math.abs(inDays) + 2) * 7 * 60 * 60 * 1000);
  const searchText = joinSearchTexts(texts.title, texts.city, texts.description);
  return { ...texts, id: createId(), creatorId, eventAt, warnings: [], searchText, createdAt, updatedAt: createdAt };
}

/** Meetups all over the world of the members there are, for development and demos. */
export async function seedMeetups(db: Database, now: Date): Promise<void> {
  const members = await db.select({ id: usersTable.id }).from(usersTable).orderBy(asc(usersTable.id)).limit(50);
  for (const [index, meetup] of MEETUPS.entries()) {
    const creator = members[index % Math.min(members.length, MEETUPS.length)];
    if (creator === undefined) return;
    const row = toRow(meetup, creator.id, now);
    await db.insert(meetupsTable).values(row);
    const rsvps = members
      .slice(0, meetup.rsvpCount)
      .map(({ id: userId }) => ({ meetupId: row.id, userId, createdAt: row.createdAt }));
    if (rsvps.length > 0) await db.insert(meetupRsvpsTable).values(rsvps);
  }
}
