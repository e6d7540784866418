import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { consoleErrors } from "../console.errors.ts";
import { registerConsoleRoutes } from "./console.routes.ts";
import { consoleRunsTable } from "./console.tables.ts";
import { registerConsoleHelpRoutes } from "./console-help.routes.ts";
import { deleteOldConsoleRuns } from "./console-runs.repository.ts";
import { probeConsoleLogin } from "./probe-console-login.service.ts";

export const consoleFeature: ServerFeature = {
  name: "console",
  errors: consoleErrors,
  tables: { consoleRunsTable },
  probeSettings: probeConsoleLogin,
  registerRoutes(app, deps) {
    registerConsoleRoutes(app, deps);
    registerConsoleHelpRoutes(app, deps);
  },
  jobs: [{ name: "delete old console runs", run: ({ db, clock }) => deleteOldConsoleRuns(db, clock.now()) }],
  consoleViews: [
    showInConsole(
      consoleRunsTable,
      "id",
      "userId",
      "query",
      "outcome",
      "reason",
      "rowCount",
      "durationMs",
      "startedAt",
    ),
  ],
};
