import type { ServerFeature } from "#server/deps.ts";
import { consoleErrors } from "../console.errors.ts";
import { registerConsoleRoutes } from "./console.routes.ts";
import { consoleRunsTable } from "./console.tables.ts";
import { deleteOldConsoleRuns } from "./console-runs.repository.ts";

export const consoleFeature: ServerFeature = {
  name: "console",
  errors: consoleErrors,
  tables: { consoleRunsTable },
  registerRoutes: registerConsoleRoutes,
  jobs: [{ name: "delete old console runs", run: ({ db, clock }) => deleteOldConsoleRuns(db, clock.now()) }],
};
