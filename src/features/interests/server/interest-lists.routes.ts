import { Readable } from "node:stream";
import { pack } from "#pack/pack.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import {
  interestListSchema,
  interestsQuerySchema,
  interestThingsSchema,
  letterListSchema,
  newLetterSchema,
  sentLetterSchema,
  thingParamsSchema,
  thingQuerySchema,
} from "../interests.schema.ts";
import { codeThing } from "./interest-things.rules.ts";
import { exportRegistered, readLetters, readRegistered, readThings } from "./read-interests.usecase.ts";
import { sendLetters } from "./send-letters.usecase.ts";

const LOOKS_PER_MINUTE = 240;
const EXPORTS_PER_HOUR = 30;
const LETTERS_PER_HOUR = 20;

const errors = { "4xx": errorBodySchema };
const params = thingParamsSchema;

function registerReadingRoutes(app: App, deps: AppDeps): void {
  const { db, clock, config: settings } = deps;
  const config = { access: "admin", rateLimit: limitMemberTo(settings, LOOKS_PER_MINUTE, "1 minute") } as const;

  app.get(
    "/api/admin/interests",
    {
      config,
      schema: { summary: "How many are interested in what", response: { 200: interestThingsSchema, ...errors } },
    },
    () => readThings(deps),
  );

  app.get(
    "/api/admin/interests/:kind",
    {
      config,
      schema: {
        summary: "Who is interested in one thing, the newest first",
        params,
        querystring: interestsQuerySchema,
        response: { 200: interestListSchema, ...errors },
      },
    },
    (request) => readRegistered(db, { ...request.query, kind: request.params.kind }),
  );

  app.get(
    "/api/admin/interests/:kind/export",
    {
      // HEAD would leave an entry for a file that nobody got.
      exposeHeadRoute: false,
      config: { access: "admin", rateLimit: limitMemberTo(settings, EXPORTS_PER_HOUR, "1 hour") },
      schema: {
        summary: "All of them as CSV, without addresses; this is noted",
        params,
        querystring: thingQuerySchema,
      },
    },
    async (request, reply) => {
      const thing = { kind: request.params.kind, refId: request.query.refId };
      const rows = await exportRegistered(deps, { ...thing, adminId: requireUser(request).id });
      const day = clock.now().toISOString().slice(0, 10);
      const name = `${pack.id}-${codeThing(thing)}-${day}.csv`.replace(/[^a-z0-9.-]/g, "-");
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${name}"`)
        .type("text/csv; charset=utf-8")
        .send(Readable.from(rows));
    },
  );
}

/** Who is interested in what, for the back office. */
export function registerInterestListRoutes(app: App, deps: AppDeps): void {
  registerReadingRoutes(app, deps);

  app.get(
    "/api/admin/interests/:kind/letters",
    {
      config: { access: "admin", rateLimit: limitMemberTo(deps.config, LOOKS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "The last 50 letters to those who registered interest in one thing",
        params,
        querystring: thingQuerySchema,
        response: { 200: letterListSchema, ...errors },
      },
    },
    async (request) => ({
      letters: await readLetters(deps.db, { kind: request.params.kind, refId: request.query.refId }),
    }),
  );

  app.post(
    "/api/admin/interests/:kind/letters",
    {
      config: { access: "admin", rateLimit: limitMemberTo(deps.config, LETTERS_PER_HOUR, "1 hour") },
      schema: {
        summary: "Write to those who registered interest in one thing and want letters about it, once to each",
        params,
        body: newLetterSchema,
        response: { 201: sentLetterSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { id: adminId, username } = requireUser(request);
      const { kind } = request.params;
      const { id, subject, text, readerCount, sentAt } = await sendLetters(deps, { ...request.body, kind, adminId });
      const letter = { id, subject, text, readers: readerCount, sentBy: username, sentAt: sentAt.toISOString() };
      return reply.code(201).send({ letter });
    },
  );
}
