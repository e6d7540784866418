import * as z from "zod/mini";
import { getMonthStart, getMonthYear, shiftMonth } from "#features/points/points.rules.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { prizeConditionsQuerySchema, prizeConditionsSchema } from "../prizes.schema.ts";
import { readPrizeConditions } from "./read-prize-conditions.usecase.ts";

/** Looks of one member in a minute: each may cost a question to the chain's service. */
const LOOKS_PER_MINUTE = 60;

export function registerPrizeRoutes(app: App, deps: AppDeps): void {
  app.get(
    "/api/users/:id/prize-conditions",
    {
      config: { access: "self", rateLimit: limitMemberTo(deps.config, LOOKS_PER_MINUTE, "1 minute") },
      schema: {
        summary:
          "What the member has of that which a month's prizes need, by default of the running one; only what the pack asks for",
        params: z.object({ id: z.string() }),
        querystring: prizeConditionsQuerySchema,
        response: { 200: prizeConditionsSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const { month = getMonthYear(deps.clock.now()) } = request.query;
      const closesAt = getMonthStart(shiftMonth(month, 1));
      const { id } = request.params;
      const conditions = (await readPrizeConditions(deps, [id], closesAt)).get(id) ?? [];
      return { conditions, closesAt: closesAt.toISOString() };
    },
  );
}
