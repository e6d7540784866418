import { findEventProblem, MEETUP_CAPACITY_MAX, toLocalInput } from "../meetup.rules.ts";
import type { Meetup, MeetupInput } from "../meetup.schema.ts";
import type { MeetupTag } from "../meetup-tags.catalog.ts";
import { getViewerZone } from "./meetup-dates.ts";

/** What stands in the controls of the form, each under its name. */
export interface MeetupValues {
  title: string;
  description: string;
  city: string;
  country: string;
  eventAt: string;
  timeZone: string;
  capacity: string;
}

export type MeetupField = keyof MeetupValues;

/** The country is asked for like these, but a meetup without one is accepted. */
export const REQUIRED_FIELDS = ["title", "description", "eventAt", "city"] as const satisfies MeetupField[];

/** A new form, or one that holds what there is. */
export function toValues(meetup: Meetup | null): MeetupValues {
  if (meetup === null) {
    const nothing = { title: "", description: "", city: "", country: "", eventAt: "", capacity: "" };
    return { ...nothing, timeZone: getViewerZone() };
  }
  const { title, description, city, country, eventAt, timeZone, capacity } = meetup;
  const local = toLocalInput(eventAt, timeZone);
  return {
    title,
    description,
    city,
    country,
    timeZone,
    eventAt: local,
    capacity: capacity === null ? "" : `${capacity}`,
  };
}

export function toInput(values: MeetupValues, tags: MeetupTag[], images: string[]): MeetupInput {
  return { ...values, tags, images, capacity: values.capacity === "" ? null : Number(values.capacity) };
}

/** The first thing that is there and cannot be, with the key of its text. */
export function findProblem(values: MeetupValues, now: Date) {
  const problem = findEventProblem(values, now);
  if (problem !== undefined) return { field: problem.field, code: problem.code };
  const seats = Number(values.capacity);
  const isWrong = values.capacity !== "" && (!Number.isInteger(seats) || seats < 1 || seats > MEETUP_CAPACITY_MAX);
  return isWrong ? { field: "capacity" as const, code: "capacityWrong" } : undefined;
}
