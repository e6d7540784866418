import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { recordLook } from "#server/admin-audit.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { monthsErrors } from "../months.errors.ts";
import { monthParamsSchema } from "../months.schema.ts";
import {
  disqualifySchema,
  notePaymentSchema,
  paymentListSchema,
  publishSchema,
  reviewListSchema,
  reviewNoteSchema,
  reviewQuerySchema,
  reviewSchema,
  settleSchema,
} from "../review.schema.ts";
import { TRANSACTION_IDS } from "../transactions.rules.ts";
import { isTransactionId, writePaymentCsv } from "./payment-list.rules.ts";
import { publishMonth } from "./publish-month.usecase.ts";
import { readPayments } from "./read-payments.usecase.ts";
import { readReview, readReviews } from "./read-review.usecase.ts";
import {
  disqualifyMember,
  noteMember,
  notePayment,
  reopenReview,
  requalifyMember,
  settleMonth,
} from "./review-month.usecase.ts";

const CHANGES_PER_MINUTE = 120;

const memberParamsSchema = z.extend(monthParamsSchema, { pseudonym: z.string() });
const doneSchema = z.null();

export function registerReviewRoutes(app: App, deps: AppDeps): void {
  const { config, chain } = deps;
  const toLook = (request: FastifyRequest<{ Params: { month: string } }>) =>
    ({
      adminId: requireUser(request).id,
      action: "months.read-payments",
      target: request.params.month,
      now: deps.clock.now(),
    }) as const;
  const admin = { access: "admin", rateLimit: limitTo(config, CHANGES_PER_MINUTE, "1 minute") } as const;
  const response = { 204: doneSchema, "4xx": errorBodySchema };

  app.get(
    "/api/admin/months",
    {
      config: admin,
      schema: {
        summary: "Closed months with the state of their reviews, and when the next one closes",
        response: { 200: reviewListSchema },
      },
    },
    () => readReviews(deps),
  );

  app.get(
    "/api/admin/months/:month",
    {
      config: admin,
      schema: {
        summary: "A closed month for its review: places with signals, conditions, decisions and notes",
        params: monthParamsSchema,
        querystring: reviewQuerySchema,
        response: { 200: reviewSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => ({
      review: await readReview(deps, { monthYear: request.params.month, after: request.query.after }),
    }),
  );

  app.post(
    "/api/admin/months/:month/decisions",
    {
      config: admin,
      schema: {
        summary: "Disqualify a member for the month, with a reason that the member reads",
        params: monthParamsSchema,
        body: disqualifySchema,
        response,
      },
    },
    async (request, reply) => {
      const step = { monthYear: request.params.month, adminId: requireUser(request).id };
      await disqualifyMember(deps, { ...step, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/admin/months/:month/decisions/:pseudonym",
    { config: admin, schema: { summary: "Take a disqualification back", params: memberParamsSchema, response } },
    async (request, reply) => {
      const { month: monthYear, pseudonym } = request.params;
      await requalifyMember(deps, { monthYear, pseudonym, adminId: requireUser(request).id });
      return reply.code(204).send(null);
    },
  );

  app.put(
    "/api/admin/months/:month/notes/:pseudonym",
    {
      config: admin,
      schema: {
        summary: "Note something about a member for other administrators; an empty note goes",
        params: memberParamsSchema,
        body: reviewNoteSchema,
        response,
      },
    },
    async (request, reply) => {
      const { month: monthYear, pseudonym } = request.params;
      await noteMember(deps, {
        monthYear,
        pseudonym,
        adminId: requireUser(request).id,
        note: request.body.note.trim(),
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/admin/months/:month/settle",
    {
      config: admin,
      schema: {
        summary: "End the review: places and prizes stand as they are now",
        params: monthParamsSchema,
        body: settleSchema,
        response,
      },
    },
    async (request, reply) => {
      const step = { monthYear: request.params.month, adminId: requireUser(request).id };
      await settleMonth(deps, { ...step, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/admin/months/:month/reopen",
    {
      config: admin,
      schema: {
        summary: "Go back into the review, as long as nothing is published",
        params: monthParamsSchema,
        response,
      },
    },
    async (request, reply) => {
      await reopenReview(deps, { monthYear: request.params.month, adminId: requireUser(request).id });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/admin/months/:month/publish",
    {
      config: admin,
      schema: {
        summary: "Publish champions, prizes and root; `count` and `total` say what is about to be published",
        params: monthParamsSchema,
        body: publishSchema,
        response,
      },
    },
    async (request, reply) => {
      const step = { monthYear: request.params.month, adminId: requireUser(request).id };
      await publishMonth(deps, { ...step, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/admin/months/:month/payments",
    {
      config: admin,
      schema: {
        summary: "Who is to be paid what, and where",
        params: monthParamsSchema,
        response: { 200: paymentListSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const list = await readPayments(deps, request.params.month);
      await recordLook(deps.db, toLook(request));
      return list;
    },
  );

  app.get(
    "/api/admin/months/:month/payments.csv",
    {
      config: admin,
      schema: {
        summary: "The same for a spreadsheet",
        params: monthParamsSchema,
        response: { 200: z.string(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const list = await readPayments(deps, request.params.month);
      await recordLook(deps.db, toLook(request));
      reply.type("text/csv; charset=utf-8");
      reply.header("content-disposition", `attachment; filename="month-${list.monthYear}-payments.csv"`);
      // The mark tells spreadsheets that the letters are UTF-8.
      return `\ufeff${writePaymentCsv(list, chain)}`;
    },
  );

  app.put(
    "/api/admin/months/:month/payments/:pseudonym",
    {
      config: admin,
      schema: {
        summary: "Note the transaction that paid a prize",
        params: memberParamsSchema,
        body: notePaymentSchema,
        response,
      },
    },
    async (request, reply) => {
      const { month: monthYear, pseudonym } = request.params;
      const signature = request.body.signature.trim();
      if (!isTransactionId(chain.family, signature)) {
        const code = `months.bad_${TRANSACTION_IDS[chain.family]}` as const;
        throw createError(monthsErrors, code, { field: "signature", details: { chain: chain.name } });
      }
      await notePayment(deps, { monthYear, pseudonym, signature, adminId: requireUser(request).id });
      return reply.code(204).send(null);
    },
  );
}
