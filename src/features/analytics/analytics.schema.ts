import * as z from "zod/mini";
import { safeText } from "#shared/text.schema.ts";
import { VISIT_EVENTS } from "#shared/visit-events.ts";
import {
  BATCH_SIZE,
  EVENT_NAME_MAX,
  FUNNEL_STEPS,
  PROPERTIES_MAX,
  PROPERTY_NAME,
  PROPERTY_TEXT_MAX,
} from "./analytics.rules.ts";

const propertiesSchema = z
  .record(
    z.string().check(z.regex(PROPERTY_NAME)),
    z.union([safeText(PROPERTY_TEXT_MAX), z.number(), z.boolean()]),
    "Properties are flat: short names with a short text, a number, true or false",
  )
  .check(
    z.refine(
      (properties) => Object.keys(properties).length <= PROPERTIES_MAX,
      `An event has at most ${PROPERTIES_MAX} properties`,
    ),
  );

const eventSchema = z.object({
  /** Made by the browser, so that a call which is repeated counts once; one without counts each time. */
  id: z.optional(z.uuid("The id of an event is a UUID")),
  // Any name: what the catalogue does not know is dropped, so that an older page goes on working.
  event: z.string().check(z.minLength(1), z.maxLength(EVENT_NAME_MAX)),
  properties: z._default(propertiesSchema, {}),
  /** Or milliseconds since 1970. */
  timestamp: z.union([z.iso.datetime({ offset: true }), z.number()], {
    error: "A timestamp is a moment like 2026-11-20T19:30:00Z",
  }),
  /** Of a tab; null for who does not want to be followed from page to page. */
  sessionId: z._default(z.nullable(z.string().check(z.regex(/^[\w.-]{1,64}$/))), null),
  /** A claim: it counts where it is the session's own. */
  userId: z._default(z.nullable(z.string().check(z.maxLength(64))), null),
});
export type AnalyticsEvent = z.infer<typeof eventSchema>;

export const analyticsBodySchema = z.object({
  events: z
    .array(eventSchema)
    .check(z.minLength(1), z.maxLength(BATCH_SIZE, `Send at most ${BATCH_SIZE} events at once`)),
});

export const analyticsAnswerSchema = z.object({ accepted: z.int() });

export const analyticsReportSchema = z.object({
  /** Oldest first, none left out. */
  days: z.array(z.object({ day: z.string(), views: z.int(), others: z.int() })),
  /** How often each event happened in those days; what never did is missing. */
  events: z.array(z.object({ event: z.enum(VISIT_EVENTS), count: z.int() })),
  /** Tabs in which a step was taken. */
  funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), visits: z.int() })),
  pages: z.array(z.object({ path: z.string(), views: z.int() })),
});
export type AnalyticsReport = z.infer<typeof analyticsReportSchema>;
