import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { monthsErrors } from "../months.errors.ts";
import {
  answerDecisionSchema,
  memberMonthParamsSchema,
  monthProofSchema,
  type OwnDecision,
  ownDecisionSchema,
} from "../months.schema.ts";
import { buildProof } from "./build-proof.usecase.ts";
import { findPseudonym } from "./month-places.repository.ts";
import { getClosedMonth } from "./months.repository.ts";
import { requireClosedMonth } from "./read-months.usecase.ts";
import { getDecision } from "./review.repository.ts";
import { answerDecision } from "./review-month.usecase.ts";

/** Proofs of one member in a minute: each reads a block of the ledger for every row of theirs. */
const PROOFS_PER_MINUTE = 10;
const ANSWERS_PER_MINUTE = 10;

export function registerMemberMonthsRoutes(app: App, deps: AppDeps): void {
  const { db, config } = deps;

  async function readDecision(userId: string, monthYear: string): Promise<{ decision: OwnDecision }> {
    const month = await getClosedMonth(db, monthYear);
    const pseudonym = month && (await findPseudonym(db, monthYear, userId));
    const decision = pseudonym && (await getDecision(db, monthYear, pseudonym));
    if (!month || !decision) return { decision: null };
    const { category, reason, decidedAt, answer, answeredAt } = decision;
    return {
      decision: {
        category,
        reason: reason ?? "",
        decidedAt: decidedAt.toISOString(),
        answer,
        answeredAt: answeredAt?.toISOString() ?? null,
        canAnswer: month.state === "frozen",
      },
    };
  }

  app.get(
    "/api/users/:id/months/:month/proof",
    {
      config: { access: "self", rateLimit: limitMemberTo(config, PROOFS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "The member's place and rows in a published month, with their paths to its root: a file to keep",
        params: memberMonthParamsSchema,
        response: { 200: monthProofSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { id: userId, month: monthYear } = request.params;
      const proof = await buildProof(db, { userId, monthYear });
      reply.header("content-disposition", `attachment; filename="month-${monthYear}-proof.json"`);
      return proof;
    },
  );

  app.get(
    "/api/users/:id/months/:month/decision",
    {
      config: { access: "self" },
      schema: {
        summary: "What the review decided about the member, with the reason",
        params: memberMonthParamsSchema,
        response: { 200: ownDecisionSchema, "4xx": errorBodySchema },
      },
    },
    (request) => readDecision(request.params.id, request.params.month),
  );

  app.post(
    "/api/users/:id/months/:month/decision",
    {
      config: { access: "self", rateLimit: limitMemberTo(config, ANSWERS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "The member's answer to the decision, while the month is in review",
        params: memberMonthParamsSchema,
        body: answerDecisionSchema,
        response: { 200: ownDecisionSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { id: userId, month: monthYear } = request.params;
      await requireClosedMonth(db, monthYear);
      const pseudonym = await findPseudonym(db, monthYear, userId);
      if (pseudonym === undefined || (await getDecision(db, monthYear, pseudonym)) === undefined) {
        throw createError(monthsErrors, "months.no_decision");
      }
      await answerDecision(deps, { monthYear, pseudonym, answer: request.body.answer });
      return readDecision(userId, monthYear);
    },
  );
}
