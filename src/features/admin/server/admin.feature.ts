import type { ServerFeature } from "#server/deps.ts";
import { adminErrors } from "../admin.errors.ts";
import { registerAdminRoutes } from "./admin.routes.ts";
import { adminUploadsTable, consoleRunsTable, memberBansTable } from "./admin.tables.ts";
import { registerConsoleRoutes } from "./console.routes.ts";
import { deleteOldConsoleRuns } from "./console-runs.repository.ts";
import { registerMemberBanRoutes } from "./member-ban.routes.ts";
import { registerMemberRoleRoutes } from "./member-role.routes.ts";
import { sweepUploads } from "./sweep-uploads.usecase.ts";
import { registerUploadRoutes } from "./uploads.routes.ts";

export const adminFeature: ServerFeature = {
  name: "admin",
  errors: adminErrors,
  tables: { adminUploadsTable, consoleRunsTable, memberBansTable },
  registerRoutes(app, deps) {
    registerAdminRoutes(app, deps);
    registerConsoleRoutes(app, deps);
    registerUploadRoutes(app, deps);
    registerMemberBanRoutes(app, deps);
    registerMemberRoleRoutes(app, deps);
  },
  jobs: [
    { name: "delete old console runs", run: ({ db, clock }) => deleteOldConsoleRuns(db, clock.now()) },
    { name: "remove unused uploads", run: sweepUploads, isLong: true },
  ],
};
