import { requireUser } from "#server/current-user.ts";
import { listConsoleViews } from "#server/db/console-views.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { consoleHistorySchema, consoleViewsSchema } from "../console.schema.ts";
import { listLastQueries } from "./console-runs.repository.ts";

const CALLS_PER_MINUTE = 120;
const HISTORY_MAX = 20;

export function registerConsoleHelpRoutes(app: App, { config, db, features }: AppDeps): void {
  const views = listConsoleViews(features)
    .map(({ name, columns }) => ({ name, columns: [...columns] }))
    .sort((one, other) => one.name.localeCompare(other.name));

  app.get(
    "/api/admin/sql/views",
    {
      config: { access: "admin", rateLimit: limitTo(config, CALLS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "What the console may read",
        response: { 200: consoleViewsSchema, "4xx": errorBodySchema },
      },
    },
    async () => ({ views }),
  );

  app.get(
    "/api/admin/sql/history",
    {
      config: { access: "admin", rateLimit: limitTo(config, CALLS_PER_MINUTE, "1 minute") },
      schema: {
        summary: "Your last queries",
        response: { 200: consoleHistorySchema, "4xx": errorBodySchema },
      },
    },
    async (request) => ({ queries: await listLastQueries(db, requireUser(request).id, HISTORY_MAX) }),
  );
}
