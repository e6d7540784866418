import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { languages, pack } from "#pack/pack.ts";
import { getSiteOrigin } from "#server/config.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createEtag, isKnownEtag } from "#server/etag.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { readReaderLanguage } from "#server/reader-language.ts";
import { createWriter } from "#server/words.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { meetupsErrors } from "../meetups.errors.ts";
import { calendarWords } from "./calendar.messages.ts";
import { writeCalendar } from "./calendar.rules.ts";
import type { FoundMeetup } from "./meetup-answer.rules.ts";
import { createMissingMeetupError } from "./meetup-errors.rules.ts";
import { getMeetup, listMeetups } from "./meetups.repository.ts";

/** Meetups of the feed: the next ones. */
const FEED_SIZE = 200;
/** Calendar files of one address in a minute; a calendar asks a few times a day. */
const FILES_PER_MINUTE = 60;
const CALENDAR_CACHING = "public, max-age=300";

/** The page says its language in the address: calendars that fetch it say none. One that is no longer offered breaks no calendar. */
const feedQuerySchema = z.object({ language: z.optional(z.string()) });

export function registerCalendarRoutes(app: App, { db, clock, config }: AppDeps): void {
  const origin = getSiteOrigin(config);
  const reading = { access: "public", rateLimit: limitTo(config, FILES_PER_MINUTE, "1 minute") } as const;

  function sendCalendar(
    request: FastifyRequest,
    reply: FastifyReply,
    { file, meetups, language }: { file: string; meetups: FoundMeetup[]; language?: string | undefined },
  ) {
    const write = createWriter(calendarWords, language ?? readReaderLanguage(request));
    const name = write("name", { community: pack.name });
    const text = writeCalendar({ name, meetups: meetups.map(({ meetup }) => meetup), origin });
    const etag = createEtag(text);
    reply.headers({
      etag,
      "cache-control": CALENDAR_CACHING,
      vary: "accept-language",
      "content-disposition": `attachment; filename="${file}.ics"`,
    });
    if (isKnownEtag(request, etag)) return reply.code(304).send();
    return reply.type("text/calendar; charset=utf-8").send(text);
  }

  app.get(
    "/api/meetups/calendar.ics",
    {
      config: reading,
      schema: { summary: "The next meetups as a calendar to subscribe to", querystring: feedQuerySchema },
    },
    async (request, reply) => {
      const filter = { q: "", city: "", tags: [] };
      const page = { stretch: "upcoming", filter, viewerId: undefined, asOf: clock.now(), limit: FEED_SIZE } as const;
      const meetups = await listMeetups(db, page);
      const language = languages.find((code) => code === request.query.language);
      return sendCalendar(request, reply, { file: pack.id, meetups, language });
    },
  );

  app.get(
    "/api/meetups/:id/calendar.ics",
    {
      config: reading,
      schema: {
        summary: "One meetup for one's calendar",
        params: z.object({ id: z.uuid(meetupsErrors["meetups.not_found"].message) }),
        response: { "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const found = await getMeetup(db, request.params.id, undefined);
      if (found === undefined) throw createMissingMeetupError();
      return sendCalendar(request, reply, { file: `${pack.id}-${found.meetup.id}`, meetups: [found] });
    },
  );
}
