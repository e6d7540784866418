import { zones } from "#pack/zones.catalog.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { interestsErrors } from "../interests.errors.ts";
import { createInterestSchema, type InterestKind, interestAnswerSchema } from "../interests.schema.ts";
import { createInterest } from "./interests.repository.ts";

/** Whether the thing exists, so that the table holds nothing that nobody can act on. */
const EXISTS: Record<InterestKind, (refId: string) => boolean> = {
  zone: (refId) => zones.some(({ id }) => id === refId),
  "creator-program": (refId) => refId === "",
  merch: (refId) => refId === "",
};

export function registerInterestRoutes(app: App, { db, clock }: AppDeps): void {
  app.post(
    "/api/interests",
    {
      config: { access: "user" },
      schema: {
        summary: "Raise a hand for a chaos zone, the creator program or news of the merch; again changes nothing",
        body: createInterestSchema,
        response: { 200: interestAnswerSchema, 201: interestAnswerSchema, "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const { kind, refId } = request.body;
      if (!EXISTS[kind](refId)) throw createError(interestsErrors, "interests.not_found", { field: "refId" });
      const answer = await createInterest(db, { userId: requireUser(request).id, kind, refId, now: clock.now() });
      return reply.code(answer.isNew ? 201 : 200).send(answer);
    },
  );
}
