import * as z from "zod/mini";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { newSubscriptionSchema, pushStateSchema } from "../push.schema.ts";
import { readPushState, turnPushOn } from "./change-subscription.usecase.ts";
import { deleteSubscription } from "./push.repository.ts";

/** Presses of one switch. */
const CHANGES_PER_MINUTE = 20;

export function registerPushRoutes(app: App, deps: AppDeps): void {
  const params = z.object({ id: z.string() });
  const changing = {
    access: "self",
    rateLimit: limitMemberTo(deps.config, CHANGES_PER_MINUTE, "1 minute"),
  } as const;
  const response = { 200: pushStateSchema, "4xx": errorBodySchema };

  app.get(
    "/api/users/:id/push",
    {
      config: { access: "self" },
      schema: { summary: "Whether news go to the browser that asks, and by which key it knows us", params, response },
    },
    (request) => readPushState(deps, requireUser(request)),
  );

  app.put(
    "/api/users/:id/push",
    {
      config: changing,
      schema: {
        summary: "Push news to this browser, as long as it is logged in",
        params,
        body: newSubscriptionSchema,
        response,
      },
    },
    async (request) => {
      const user = requireUser(request);
      await turnPushOn(deps, user, request.body);
      return readPushState(deps, user);
    },
  );

  app.delete(
    "/api/users/:id/push",
    { config: changing, schema: { summary: "Push no more news to this browser", params, response } },
    async (request) => {
      const user = requireUser(request);
      await deleteSubscription(deps.db, user.sessionId);
      return readPushState(deps, user);
    },
  );
}
