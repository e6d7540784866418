import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import {
  changeInterestSchema,
  createInterestSchema,
  interestAnswerSchema,
  ownInterestsSchema,
} from "../interests.schema.ts";
import { addInterest, chooseLetters, readOwnInterests, removeInterest } from "./own-interests.usecase.ts";

const errors = { "4xx": errorBodySchema };

function registerOwnRoutes(app: App, deps: AppDeps): void {
  const url = "/api/users/:id/interests";
  const params = z.object({ id: z.string() });
  const response = { 200: ownInterestsSchema, ...errors };

  app.get(
    url,
    { config: { access: "self" }, schema: { summary: "What the member is interested in", params, response } },
    (request) => readOwnInterests(deps, request.params.id),
  );

  app.put(
    url,
    {
      config: { access: "self" },
      schema: { summary: "Say yes or no to letters about it", params, body: changeInterestSchema, response },
    },
    (request) => chooseLetters(deps, { ...request.body, userId: request.params.id }),
  );

  app.delete(
    url,
    {
      config: { access: "self" },
      schema: {
        summary: "Remove the interest, which ends the letters too",
        params,
        querystring: createInterestSchema,
        response,
      },
    },
    (request) => removeInterest(deps, { ...request.query, userId: request.params.id }),
  );
}

export function registerInterestRoutes(app: App, deps: AppDeps): void {
  app.post(
    "/api/interests",
    {
      config: { access: "user" },
      schema: {
        summary: "Register interest in a chaos zone, the creator program or news of the merch; again changes nothing",
        body: createInterestSchema,
        response: { 200: interestAnswerSchema, 201: interestAnswerSchema, ...errors },
      },
    },
    async (request, reply) => {
      const answer = await addInterest(deps, { ...request.body, userId: requireUser(request).id });
      return reply.code(answer.isNew ? 201 : 200).send(answer);
    },
  );

  registerOwnRoutes(app, deps);
}
