import * as z from "zod/mini";
import { limitSearches } from "#features/boards/server/limit-searches.usecase.ts";
import { findUser, requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createOnce, idempotencyHeadersSchema } from "#server/idempotency.ts";
import { limitMemberTo, limitTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import {
  meetupAnswerSchema,
  meetupBodySchema,
  meetupCitiesSchema,
  meetupListSchema,
  meetupQuerySchema,
} from "../meetup.schema.ts";
import { meetupsErrors } from "../meetups.errors.ts";
import { readMeetupList } from "./list-meetups.usecase.ts";
import { toMeetup } from "./meetup-answer.rules.ts";
import { createMissingMeetupError } from "./meetup-errors.rules.ts";
import { countByCity, getMeetup } from "./meetups.repository.ts";
import { cancelMeetup, changeMeetup, postMeetup, readMeetup } from "./save-meetup.usecase.ts";

/** Lists that one address can read in a minute: somebody who types in the search field asks often. */
const LISTS_PER_MINUTE = 300;
const CITIES_MAX = 100;
const CITIES_CACHING = "public, max-age=60";
/** Changes of one member in a minute. */
const CHANGES_PER_MINUTE = 30;

const meetupParams = z.object({ id: z.uuid(meetupsErrors["meetups.not_found"].message) });

export function registerMeetupRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;
  const changing = { access: "user", rateLimit: limitMemberTo(config, CHANGES_PER_MINUTE, "1 minute") } as const;

  app.get(
    "/api/meetups",
    {
      config: { access: "public", rateLimit: limitTo(config, LISTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Meetups, those to come first and the next one on top; or newest or oldest first",
        querystring: meetupQuerySchema,
        response: { 200: meetupListSchema, "4xx": errorBodySchema, 503: errorBodySchema },
      },
    },
    async (request) => {
      const viewer = await findUser(request, deps);
      const { q, city } = request.query;
      const viewing = { viewerId: viewer?.id, now: clock.now() };
      return limitSearches({ ...viewing, texts: [q, city] }, () =>
        readFor(deps, request, (reader) => readMeetupList(reader, request.query, viewing)),
      );
    },
  );

  app.get(
    "/api/meetups/cities",
    {
      config: { access: "public", rateLimit: limitTo(config, LISTS_PER_MINUTE, "1 minute") },
      schema: { summary: "Cities in which meetups are to come", response: { 200: meetupCitiesSchema } },
    },
    async (request, reply) => {
      reply.header("cache-control", CITIES_CACHING);
      const upcoming = { now: clock.now(), limit: CITIES_MAX };
      return { cities: await readFor(deps, request, (reader) => countByCity(reader, upcoming)) };
    },
  );

  app.get(
    "/api/meetups/:id",
    {
      config: { access: "public", rateLimit: limitTo(config, LISTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "One meetup",
        params: meetupParams,
        response: { 200: meetupAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const viewerId = (await findUser(request, deps))?.id;
      const found = await getMeetup(db, request.params.id, viewerId);
      if (found === undefined) throw createMissingMeetupError();
      return { meetup: toMeetup(found, viewerId, clock.now()) };
    },
  );

  app.post(
    "/api/meetups",
    {
      config: changing,
      schema: {
        summary: "Announce a meetup",
        description:
          "`eventAt` is what the clocks of `timeZone` show. A time that they skip in spring is moved on by as much as they skip; of a time that they show twice in autumn it is the first.",
        headers: idempotencyHeadersSchema,
        body: meetupBodySchema,
        response: { 201: meetupAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const edit = { userId: requireUser(request).id, body: request.body, now: clock.now() };
      const meetupId = await createOnce(deps, request, (tx) => postMeetup(tx, config, edit));
      return reply.code(201).send({ meetup: await readMeetup(db, { ...edit, meetupId }) });
    },
  );

  app.put(
    "/api/meetups/:id",
    {
      config: changing,
      schema: {
        summary: "Change one's own meetup, before it begins",
        params: meetupParams,
        body: meetupBodySchema,
        response: { 200: meetupAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const edit = { userId: requireUser(request).id, body: request.body, now: clock.now() };
      return { meetup: await db.transaction((tx) => changeMeetup(tx, request.params.id, edit)) };
    },
  );

  app.delete(
    "/api/meetups/:id",
    {
      config: changing,
      schema: {
        summary: "Call one's own meetup off; it stays on the list as canceled",
        params: meetupParams,
        response: { 200: meetupAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const own = { meetupId: request.params.id, userId: requireUser(request).id, now: clock.now() };
      return { meetup: await db.transaction((tx) => cancelMeetup(tx, own)) };
    },
  );
}
