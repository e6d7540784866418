import type { App, AppDeps } from "#server/deps.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { readFor } from "#server/read-position.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { analyticsReportSchema } from "../analytics.schema.ts";
import { getReport } from "./analytics-report.repository.ts";

const REPORTS_PER_MINUTE = 30;

export function registerAnalyticsReportRoutes(app: App, deps: AppDeps): void {
  app.get(
    "/api/admin/analytics",
    {
      config: { access: "admin", rateLimit: limitTo(deps.config, REPORTS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "The last thirty days: events per day, steps of visits and top pages",
        response: { 200: analyticsReportSchema, "4xx": errorBodySchema },
      },
    },
    (request) => readFor(deps, request, (db) => getReport(db, deps.clock.now())),
  );
}
