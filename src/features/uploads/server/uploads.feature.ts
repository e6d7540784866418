import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { uploadsErrors } from "../uploads.errors.ts";
import { removeDrafts } from "./receive-upload.usecase.ts";
import { sweepUploads } from "./upload-files.usecase.ts";
import { registerUploadRoutes } from "./uploads.routes.ts";
import { uploadsTable } from "./uploads.tables.ts";

export const uploadsFeature: ServerFeature = {
  name: "uploads",
  errors: uploadsErrors,
  tables: { uploadsTable },
  registerRoutes: registerUploadRoutes,
  prepare: removeDrafts,
  fileFolders: ["uploads"],
  jobs: [{ name: "remove unused uploads", run: sweepUploads, isLong: true }],
  consoleViews: [showInConsole(uploadsTable, "id", "type", "name", "sizeBytes", "uploadedBy", "createdAt")],
};
