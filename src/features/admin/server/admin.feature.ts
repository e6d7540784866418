import type { ServerFeature } from "#server/deps.ts";
import { adminErrors } from "../admin.errors.ts";
import { registerAdminRoutes } from "./admin.routes.ts";
import { adminUploadsTable, consoleRunsTable } from "./admin.tables.ts";
import { registerConsoleRoutes } from "./console.routes.ts";
import { deleteOldConsoleRuns } from "./console-runs.repository.ts";
import { sweepUploads } from "./sweep-uploads.usecase.ts";
import { registerUploadRoutes } from "./uploads.routes.ts";

export const adminFeature: ServerFeature = {
  name: "admin",
  errors: adminErrors,
  tables: { adminUploadsTable, consoleRunsTable },
  registerRoutes(app, deps) {
    registerAdminRoutes(app, deps);
    registerConsoleRoutes(app, deps);
    registerUploadRoutes(app, deps);
  },
  jobs: [
    { name: "delete old console runs", run: ({ db, clock }) => deleteOldConsoleRuns(db, clock.now()) },
    { name: "remove unused uploads", run: sweepUploads, isLong: true },
  ],
};
