import type { ServerFeature } from "#server/deps.ts";
import { adminErrors } from "../admin.errors.ts";
import { registerAdminRoutes } from "./admin.routes.ts";
import { consoleRunsTable } from "./admin.tables.ts";
import { registerConsoleRoutes } from "./console.routes.ts";
import { deleteOldConsoleRuns } from "./console-runs.repository.ts";

export const adminFeature: ServerFeature = {
  name: "admin",
  errors: adminErrors,
  tables: { consoleRunsTable },
  registerRoutes(app, deps) {
    registerAdminRoutes(app, deps);
    registerConsoleRoutes(app, deps);
  },
  jobs: [{ name: "delete old console runs", run: ({ db, clock }) => deleteOldConsoleRuns(db, clock.now()) }],
};
