import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo, limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { awardsQuerySchema, giveAwardSchema, givenAwardSchema, loggedAwardsSchema } from "../engagement.schema.ts";
import { giveAwardByHand } from "./give-award-by-hand.usecase.ts";
import { readAwards } from "./read-awards.usecase.ts";

const AWARDS_PER_MINUTE = 60;
const LISTS_PER_MINUTE = 120;

export function registerEngagementRoutes(app: App, deps: AppDeps): void {
  const { config, db } = deps;

  app.post(
    "/api/admin/members/:username/awards",
    {
      config: { access: "admin", rateLimit: limitMemberTo(config, AWARDS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Give a member points for community engagement; the same reason counts once a day",
        params: z.object({ username: z.string() }),
        body: giveAwardSchema,
        response: { 200: givenAwardSchema, "4xx": errorBodySchema },
      },
    },
    (request) =>
      giveAwardByHand(deps, { ...request.body, username: request.params.username, adminId: requireUser(request).id }),
  );

  app.get(
    "/api/admin/awards",
    {
      config: { access: "admin", rateLimit: limitTo(config, LISTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "The awards that administrators gave, the newest first",
        querystring: awardsQuerySchema,
        response: { 200: loggedAwardsSchema, "4xx": errorBodySchema },
      },
    },
    (request) => readAwards(db, request.query.cursor),
  );
}
