import * as z from "zod/mini";
import { optionalText, requiredText } from "#shared/text.schema.ts";
import { boardImageSchema, imageIds, pageQuery, searchQuery, warningsSchema } from "../boards/board.schema.ts";
import {
  MEETUP_CAPACITY_MAX,
  MEETUP_CITY_MAX,
  MEETUP_COUNTRY_MAX,
  MEETUP_DESCRIPTION_MAX,
  MEETUP_IMAGES_MAX,
  MEETUP_TITLE_MAX,
  MEETUP_VENUE_MAX,
} from "./meetup.rules.ts";
import { MEETUP_SORTS } from "./meetup-address.rules.ts";
import { MEETUP_TAGS } from "./meetup-tags.catalog.ts";

/** What the form sends to create a meetup and to change it. */
export const meetupBodySchema = z.object({
  title: requiredText(MEETUP_TITLE_MAX, "Give the meetup a title"),
  description: requiredText(MEETUP_DESCRIPTION_MAX, "Say what the meetup is about"),
  city: requiredText(MEETUP_CITY_MAX, "Say in which city it is"),
  country: optionalText(MEETUP_COUNTRY_MAX),
  /** House, street, or a bench that everybody knows. */
  venue: optionalText(MEETUP_VENUE_MAX),
  /** `2026-12-24T19:30` on the clocks of `timeZone`, or a moment with its offset: `2026-12-24T19:30:00+01:00`. */
  eventAt: z.string("Say when the meetup is").check(z.maxLength(40, "Say when the meetup is")),
  /** As `eventAt`; empty or null where nobody says. */
  endsAt: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  /** An IANA name such as `Europe/Berlin`; UTC where none is named. */
  timeZone: z._default(z.string("Choose the time zone").check(z.maxLength(64, "Choose the time zone")), "UTC"),
  tags: z._default(z.array(z.enum(MEETUP_TAGS)).check(z.maxLength(MEETUP_TAGS.length)), []),
  images: imageIds(MEETUP_IMAGES_MAX),
  /** Null where everybody may come. */
  capacity: z._default(
    z.nullable(
      z
        .int("Give the number of seats in whole numbers")
        .check(
          z.minimum(1, "Give at least one seat"),
          z.maximum(MEETUP_CAPACITY_MAX, `Give at most ${MEETUP_CAPACITY_MAX} seats`),
        ),
    ),
    null,
  ),
});

/** As the form sends it. */
export type MeetupInput = z.input<typeof meetupBodySchema>;
/** As the server has it after the check. */
export type MeetupBody = z.infer<typeof meetupBodySchema>;

const meetupSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  city: z.string(),
  /** Empty where none was given. */
  country: z.string(),
  /** Empty where none was given. */
  venue: z.string(),
  eventAt: z.string(),
  endsAt: z.nullable(z.string()),
  timeZone: z.string(),
  tags: z.array(z.enum(MEETUP_TAGS)),
  images: z.array(boardImageSchema),
  /** Members who have a seat. */
  rsvpCount: z.int(),
  capacity: z.nullable(z.int()),
  waitingCount: z.int(),
  /** True for those who wait, too. */
  userHasRsvped: z.boolean(),
  /** Everybody reads that this member comes. */
  userIsShown: z.boolean(),
  userStatus: z.nullable(z.enum(["going", "waiting"])),
  /** `open`: guests confirm now that they came, by the host's code; `confirmed`: this member has. */
  attendance: z.nullable(z.enum(["open", "confirmed"])),
  isOwn: z.boolean(),
  isPast: z.boolean(),
  canceledAt: z.nullable(z.string()),
  /** Set when reports have taken it off the lists; told to its creator only. */
  hiddenAt: z.nullable(z.string()),
  warnings: warningsSchema,
  creator: z.object({ id: z.string(), username: z.string() }),
  createdAt: z.string(),
});

export type Meetup = z.infer<typeof meetupSchema>;

export const meetupAnswerSchema = z.object({ meetup: meetupSchema });

export type MeetupAnswer = z.infer<typeof meetupAnswerSchema>;

export const meetupListSchema = z.object({ meetups: z.array(meetupSchema), nextCursor: z.nullable(z.string()) });

export type MeetupList = z.infer<typeof meetupListSchema>;

export const meetupCitiesSchema = z.object({
  /** Where meetups are to come, the place with the most of them first. */
  cities: z.array(z.object({ city: z.string(), count: z.int() })),
});

export type MeetupCities = z.infer<typeof meetupCitiesSchema>;

export const meetupQuerySchema = z.object({
  q: searchQuery,
  /** Part of the city's name. */
  city: searchQuery,
  /** `all`, a tag, or several with commas or as repeated parameters: meetups that have any of them. */
  tags: z._default(
    z.union([z.string().check(z.maxLength(200)), z.array(z.string().check(z.maxLength(40))).check(z.maxLength(8))]),
    "all",
  ),
  sort: z._default(z.enum(MEETUP_SORTS), "event-date"),
  ...pageQuery,
});

export type MeetupQuery = z.infer<typeof meetupQuerySchema>;

/** Nothing is needed; who does not say keeps what they said before, and at first stays unnamed. */
export const rsvpBodySchema = z.nullish(z.object({ isShown: z.optional(z.boolean()) }));

export const meetupPeopleSchema = z.object({
  /** Who has a seat and wants to be read, the first to come first. */
  guests: z.array(z.object({ id: z.string(), username: z.string(), faceId: z.nullable(z.string()) })),
  host: z.object({
    /** Meetups of the host that took place. */
    meetupCount: z.int(),
    /** How often somebody confirmed by the host's code to have come. */
    guestCount: z.int(),
  }),
});

export type MeetupPeople = z.infer<typeof meetupPeopleSchema>;
