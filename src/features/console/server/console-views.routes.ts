import { listConsoleViews } from "#server/db/console-views.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { consoleViewsSchema } from "../console.schema.ts";

const CALLS_PER_MINUTE = 120;

export function registerConsoleViewsRoutes(app: App, { config, features }: AppDeps): void {
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
}
