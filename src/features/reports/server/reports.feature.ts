import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { reportsErrors } from "../reports.errors.ts";
import { endHides } from "./hide-by-reports.usecase.ts";
import { readMemberReports } from "./member-reports.repository.ts";
import { forgetReporter, listReportsOf } from "./reports.repository.ts";
import { registerReportRoutes } from "./reports.routes.ts";
import { reportCasesTable, reportsTable } from "./reports.tables.ts";
import { hiddenNotification } from "./tell-hidden.usecase.ts";

export const reportsFeature: ServerFeature = {
  name: "reports",
  errors: reportsErrors,
  tables: { reportCasesTable, reportsTable },
  registerRoutes: registerReportRoutes,
  notificationKinds: [hiddenNotification],
  jobs: [{ name: "end hides by reports", run: endHides, everyMs: 60_000 }],
  memberSheet: ({ db }, userId) => readMemberReports(db, userId),
  memberData: {
    rows: [
      { column: reportsTable.reporterId, onExport: "exported", onErase: "changed" },
      {
        column: reportCasesTable.authorId,
        onExport: { notExported: "what waits for a moderator" },
        onErase: "changed",
      },
    ],
    exportFacts: async ({ db }, userId) => ({ boards: { reports: await listReportsOf(db, userId) } }),
    erase: forgetReporter,
  },
  consoleViews: [
    showInConsole(reportsTable, "id", "source", "reporterId", "type", "refId", "reason", "createdAt"),
    showInConsole(
      reportCasesTable,
      "type",
      "refId",
      "authorId",
      "createdAt",
      "openedAt",
      "closedAt",
      "autoHiddenAt",
      "autoHiddenUntil",
      "clearedAt",
    ),
  ],
};
