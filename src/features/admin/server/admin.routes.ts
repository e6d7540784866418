import type { App, AppDeps } from "#server/deps.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { adminStatsSchema } from "../admin.schema.ts";
import { countEverything } from "./admin.repository.ts";

const STATS_PER_MINUTE = 120;

export function registerAdminRoutes(app: App, deps: AppDeps): void {
  app.get(
    "/api/admin/stats",
    {
      config: { access: "admin", rateLimit: limitTo(deps.config, STATS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "The four figures of the admin panel",
        response: { 200: adminStatsSchema, "4xx": errorBodySchema },
      },
    },
    (request) => readFor(deps, request, countEverything),
  );
}
