import { Readable } from "node:stream";
import * as z from "zod/mini";
import { getSiteOrigin } from "#server/config.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { optionalQuerySchema } from "#shared/optional-query.schema.ts";
import { monthsErrors } from "../months.errors.ts";
import { monthAnswerSchema, monthListSchema, monthParamsSchema } from "../months.schema.ts";
import { exportLedger } from "./export-ledger.usecase.ts";
import { readMonth, readMonths, requireClosedMonth } from "./read-months.usecase.ts";
import { writeFeed } from "./write-feed.rules.ts";

/** Reads of one address in a minute; a month's page asks once for each. */
const READS_PER_MINUTE = 120;
/** Whole months that one address may take in an hour: each is read from the first row to the last. */
const EXPORTS_PER_HOUR = 20;
const MONTHS_CACHING = "public, max-age=60";

export function registerMonthsRoutes(app: App, deps: AppDeps): void {
  const { db, config } = deps;
  const reading = { access: "public", rateLimit: limitTo(config, READS_PER_MINUTE, "1 minute") } as const;

  app.get(
    "/api/months",
    {
      config: reading,
      schema: {
        summary: "Months that are over, the newest first, with their champions",
        response: { 200: monthListSchema },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", MONTHS_CACHING);
      return readFor(deps, request, readMonths);
    },
  );

  app.get(
    "/api/months/:month",
    {
      config: reading,
      schema: {
        summary:
          "One month: places, prizes, what was decided in numbers, and the roots. One without a record is answered 404, or with optional=true a null month",
        params: monthParamsSchema,
        querystring: optionalQuerySchema,
        response: { 200: monthAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const month = await readFor(deps, request, (reader) => readMonth(reader, request.params.month));
      if (month === undefined && request.query.optional !== "true") throw createError(monthsErrors, "months.not_found");
      return { month: month ?? null };
    },
  );

  app.get(
    "/api/months/:month/ledger.ndjson",
    {
      config: { access: "public", rateLimit: limitTo(config, EXPORTS_PER_HOUR, "1 hour") },
      schema: {
        summary:
          "A published month for auditors: record, ledger, standings, leaves of the decisions; one JSON per line",
        params: monthParamsSchema,
        response: { 200: z.unknown(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { monthYear, record, root } = await requireClosedMonth(db, request.params.month);
      if (record === null || root === null) throw createError(monthsErrors, "months.not_published");
      const lines = exportLedger(db, { format: "month-ledger/1", root, record: JSON.parse(record) });
      reply.type("application/x-ndjson; charset=utf-8");
      reply.header("content-disposition", `attachment; filename="month-${monthYear}.ndjson"`);
      return reply.send(Readable.from(lines) as never);
    },
  );

  app.get(
    "/api/months/feed.xml",
    {
      config: reading,
      schema: { summary: "The roots of the published months as an Atom feed", response: { 200: z.string() } },
    },
    async (_request, reply) => {
      const { months } = await readMonths(db);
      reply.type("application/atom+xml; charset=utf-8").header("cache-control", MONTHS_CACHING);
      return writeFeed(getSiteOrigin(config), months);
    },
  );
}
