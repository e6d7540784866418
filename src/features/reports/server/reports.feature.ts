import type { ServerFeature } from "#server/deps.ts";
import { reportsErrors } from "../reports.errors.ts";
import { forgetReporter, listReportsOf } from "./reports.repository.ts";
import { registerReportRoutes } from "./reports.routes.ts";
import { reportsTable } from "./reports.tables.ts";

export const reportsFeature: ServerFeature = {
  name: "reports",
  errors: reportsErrors,
  tables: { reportsTable },
  registerRoutes: registerReportRoutes,
  memberData: {
    rows: [{ column: reportsTable.reporterId, onExport: "exported", onErase: "changed" }],
    exportFacts: async ({ db }, userId) => ({ boards: { reports: await listReportsOf(db, userId) } }),
    erase: forgetReporter,
  },
};
