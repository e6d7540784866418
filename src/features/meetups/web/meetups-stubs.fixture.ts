import { answer } from "../../../../tests/support/web/stub-api.ts";
import { meetupCitiesSchema } from "../meetup.schema.ts";

/** No meetup is to come anywhere. */
export const stubs = { "GET /api/meetups/cities": answer(meetupCitiesSchema, { cities: [] }) };

export const links = { Meetups: "/meetups" };
