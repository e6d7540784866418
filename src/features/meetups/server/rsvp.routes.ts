import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { meetupAnswerSchema, rsvpBodySchema } from "../meetup.schema.ts";
import { meetupsErrors } from "../meetups.errors.ts";
import { comeToMeetup, stayAway } from "./change-rsvp.usecase.ts";

/** RSVPs of one member in a minute: clicking to and fro, but no program. */
const RSVPS_PER_MINUTE = 60;

const meetupParams = z.object({ id: z.uuid(meetupsErrors["meetups.not_found"].message) });

export function registerRsvpRoutes(app: App, { db, clock, config }: AppDeps): void {
  const changing = { access: "user", rateLimit: limitMemberTo(config, RSVPS_PER_MINUTE, "1 minute") } as const;

  app.post(
    "/api/meetups/:id/rsvp",
    {
      config: changing,
      schema: {
        summary: "Come to a meetup, or wait for a seat; again changes nothing but whether one's name is shown",
        params: meetupParams,
        body: rsvpBodySchema,
        response: { 200: meetupAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: meetupId } = request.params;
      const rsvp = {
        meetupId,
        userId: requireUser(request).id,
        isShown: request.body?.isShown,
        now: clock.now(),
      };
      return { meetup: await db.transaction((tx) => comeToMeetup(tx, rsvp)) };
    },
  );

  app.delete(
    "/api/meetups/:id/rsvp",
    {
      config: changing,
      schema: {
        summary: "Not come after all; the seat goes to who has waited longest",
        params: meetupParams,
        response: { 200: meetupAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const rsvp = { meetupId: request.params.id, userId: requireUser(request).id, now: clock.now() };
      return { meetup: await db.transaction((tx) => stayAway(tx, rsvp)) };
    },
  );
}
