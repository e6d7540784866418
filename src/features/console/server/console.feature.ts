import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { consoleErrors } from "../console.errors.ts";
import { registerConsoleRoutes } from "./console.routes.ts";
import { consoleRunsTable, savedQueriesTable } from "./console.tables.ts";
import { registerConsoleHelpRoutes } from "./console-help.routes.ts";
import { deleteOldConsoleRuns } from "./console-runs.repository.ts";
import { probeConsoleLogin } from "./probe-console-login.service.ts";
import { exportSavedQueries } from "./saved-queries.repository.ts";
import { registerSavedQueryRoutes } from "./saved-queries.routes.ts";

export const consoleFeature: ServerFeature = {
  name: "console",
  errors: consoleErrors,
  tables: { consoleRunsTable, savedQueriesTable },
  probeSettings: probeConsoleLogin,
  registerRoutes(app, deps) {
    registerConsoleRoutes(app, deps);
    registerConsoleHelpRoutes(app, deps);
    registerSavedQueryRoutes(app, deps);
  },
  jobs: [{ name: "delete old console runs", run: ({ db, clock }) => deleteOldConsoleRuns(db, clock.now()) }],
  memberData: {
    rows: [{ column: savedQueriesTable.userId, onExport: "exported", onErase: "deleted" }],
    exportFacts: async ({ db }, userId) => ({ savedQueries: await exportSavedQueries(db, userId) }),
  },
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
    showInConsole(savedQueriesTable, "id", "userId", "name", "query", "isShared", "createdAt", "updatedAt"),
  ],
};
