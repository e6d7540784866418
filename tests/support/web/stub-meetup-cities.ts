import { meetupCitiesSchema } from "#features/meetups/meetup.schema.ts";
import { answer } from "./stub-api.ts";

/** No meetup is to come anywhere, unless a test says so. */
export const stubMeetupCities = { "GET /api/meetups/cities": answer(meetupCitiesSchema, { cities: [] }) };
