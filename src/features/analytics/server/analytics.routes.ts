import type { FastifyRequest } from "fastify";
import { validate as isUuid, v5 as nameUuid } from "uuid";
import { findUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { createId } from "#shared/ids.ts";
import { isVisitEvent, readTimestamp } from "../analytics.rules.ts";
import {
  type AnalyticsEvent,
  analyticsAnswerSchema,
  analyticsBodySchema,
  analyticsReportSchema,
} from "../analytics.schema.ts";
import { createEvents, type NewEvent } from "./analytics.repository.ts";
import { getReport } from "./analytics-report.repository.ts";
import { isBot } from "./bot.rules.ts";

/** Calls of one address, behind which a whole office may sit. */
const CALLS_PER_MINUTE = 60;
const REPORTS_PER_MINUTE = 30;
/** Ten events with all that the schema lets them carry. */
const BODY_MAX_BYTES = 16 * 1024;

/** Makes UUIDs of the names that other pages give their tabs. */
const SESSION_NAMES = "5f3c1c0e-6f0b-4b7e-9d55-0d5a8f1c9a11";

function toSessionId(sessionId: string | null): string | null {
  return sessionId === null || isUuid(sessionId) ? sessionId : nameUuid(sessionId, SESSION_NAMES);
}

/** Do Not Track, or its successor Global Privacy Control. */
function hasOptedOut({ headers }: FastifyRequest): boolean {
  return headers.dnt === "1" || headers["sec-gpc"] === "1";
}

export function registerAnalyticsRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config } = deps;

  /** Who was logged in is the session's to say; another id in the body makes the event nobody's. */
  async function findOwnId(request: FastifyRequest, events: AnalyticsEvent[]): Promise<string | undefined> {
    if (events.every(({ userId }) => userId === null)) return undefined;
    return (await findUser(request, deps))?.id;
  }

  function toNewEvents(events: AnalyticsEvent[], ownId: string | undefined): NewEvent[] {
    const now = clock.now();
    return events.flatMap(({ id = createId(), event, properties, timestamp, sessionId, userId }) => {
      const occurredAt = readTimestamp(timestamp, now);
      if (occurredAt === undefined || !isVisitEvent(event)) return [];
      const ownerId = userId === ownId && ownId !== undefined ? ownId : null;
      return { id, event, properties, occurredAt, sessionId: toSessionId(sessionId), userId: ownerId };
    });
  }

  app.post(
    "/api/analytics",
    {
      bodyLimit: BODY_MAX_BYTES,
      config: { access: "public", rateLimit: limitTo(config, CALLS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "What was done in a visit, at most ten events; the same ids again change nothing",
        body: analyticsBodySchema,
        response: { 202: analyticsAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      if (isBot(request.headers["user-agent"])) return reply.code(202).send({ accepted: 0 });
      const { events } = request.body;
      const isCountOnly = hasOptedOut(request);
      const ownId = isCountOnly ? undefined : await findOwnId(request, events);
      const newEvents = toNewEvents(events, ownId);
      await createEvents(db, newEvents, { isCountOnly });
      return reply.code(202).send({ accepted: newEvents.length });
    },
  );

  app.get(
    "/api/admin/analytics",
    {
      config: { access: "admin", rateLimit: limitTo(config, REPORTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "The last thirty days: events per day, steps of visits and top pages",
        response: { 200: analyticsReportSchema, "4xx": errorBodySchema },
      },
    },
    (request) => readFor(deps, request, (reader) => getReport(reader, clock.now())),
  );
}
