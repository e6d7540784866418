import * as z from "zod/mini";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { requireUser } from "#server/current-user.ts";
import type { Transaction } from "#server/db/open-database.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { type Meetup, meetupAnswerSchema, rsvpBodySchema } from "../meetup.schema.ts";
import { meetupsErrors } from "../meetups.errors.ts";
import { createMissingMeetupError, requireOpen } from "./meetup-errors.rules.ts";
import { createRsvp, deleteRsvp, lockMeetupRow } from "./meetups.repository.ts";
import { readMeetup } from "./save-meetup.usecase.ts";

/** RSVPs of one member in a minute: clicking to and fro, but no program. */
const RSVPS_PER_MINUTE = 60;

const meetupParams = z.object({ id: z.uuid(meetupsErrors["meetups.not_found"].message) });

interface Rsvp {
  meetupId: string;
  userId: string;
  isShown?: boolean | undefined;
  now: Date;
}

/** Members come in one after the other, so that each is told a seat that nobody else was told. */
async function changeRsvp(
  tx: Transaction,
  rsvp: Rsvp,
  change: (tx: Transaction, rsvp: Rsvp) => Promise<void>,
): Promise<Meetup> {
  await lockMemberRow(tx, rsvp.userId);
  const meetup = await lockMeetupRow(tx, rsvp.meetupId);
  const isHidden = meetup?.hiddenAt !== null && meetup?.creatorId !== rsvp.userId;
  if (meetup === undefined || isHidden) throw createMissingMeetupError();
  requireOpen(meetup, rsvp.now);
  await change(tx, rsvp);
  return readMeetup(tx, rsvp);
}

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
      return { meetup: await db.transaction((tx) => changeRsvp(tx, rsvp, createRsvp)) };
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
      return { meetup: await db.transaction((tx) => changeRsvp(tx, rsvp, deleteRsvp)) };
    },
  );
}
