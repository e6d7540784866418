import * as z from "zod/mini";
import { findUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { meetupPeopleSchema } from "../meetup.schema.ts";
import { meetupsErrors } from "../meetups.errors.ts";
import { createMissingMeetupError } from "./meetup-errors.rules.ts";
import { countHosted, listShownGuests } from "./meetup-people.repository.ts";
import { getMeetup } from "./meetups.repository.ts";

/** Readings of one address in a minute. */
const READS_PER_MINUTE = 300;

const params = z.object({ id: z.uuid(meetupsErrors["meetups.not_found"].message) });

export function registerMeetupPeopleRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;

  app.get(
    "/api/meetups/:id/people",
    {
      config: { access: "public", rateLimit: limitTo(config, READS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Who of those who come wants to be read, and what the host has hosted before",
        params,
        response: { 200: meetupPeopleSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const viewerId = (await findUser(request, deps))?.id;
      const now = clock.now();
      const found = await getMeetup(db, request.params.id, viewerId);
      if (found === undefined) throw createMissingMeetupError();
      const { meetup } = found;
      // Who was where is nobody's to read once it is over.
      const isComing = meetup.canceledAt === null && meetup.eventAt > now;
      const guests = isComing ? await listShownGuests(db, meetup) : [];
      return { guests, host: await countHosted(db, meetup.creatorId, now) };
    },
  );
}
