import { MEETUP_CAPACITY_MAX, toLocalInput } from "../meetup.rules.ts";
import type { Meetup, MeetupInput } from "../meetup.schema.ts";
import type { MeetupTag } from "../meetup-tags.catalog.ts";
import { getViewerZone } from "./meetup-dates.ts";

/** What stands in the form; the texts are the values of controls, each under its name. */
export interface MeetupValues {
  title: string;
  description: string;
  city: string;
  country: string;
  venue: string;
  eventAt: string;
  endsAt: string;
  timeZone: string;
  capacity: string;
  tags: MeetupTag[];
}

/** The country is asked for like these, but a meetup without one is accepted. */
export const REQUIRED_FIELDS = ["title", "description", "eventAt", "city"] as const satisfies (keyof MeetupValues)[];

/** A new form, or one that holds what there is. */
export function toValues(meetup: Meetup | null): MeetupValues {
  if (meetup === null) {
    const texts = {
      title: "",
      description: "",
      city: "",
      country: "",
      venue: "",
      eventAt: "",
      endsAt: "",
      capacity: "",
    };
    return { ...texts, tags: [], timeZone: getViewerZone() };
  }
  const { title, description, city, country, venue, eventAt, endsAt, timeZone, capacity, tags } = meetup;
  return {
    title,
    description,
    city,
    country,
    venue,
    timeZone,
    tags,
    eventAt: toLocalInput(eventAt, timeZone),
    endsAt: endsAt === null ? "" : toLocalInput(endsAt, timeZone),
    capacity: capacity === null ? "" : `${capacity}`,
  };
}

export function toInput(values: MeetupValues, images: string[]): MeetupInput {
  return { ...values, images, capacity: values.capacity === "" ? null : Number(values.capacity) };
}

/** True for a number of seats that no meetup can have. */
export function isCapacityWrong({ capacity }: MeetupValues): boolean {
  const seats = Number(capacity);
  return capacity !== "" && (!Number.isInteger(seats) || seats < 1 || seats > MEETUP_CAPACITY_MAX);
}
