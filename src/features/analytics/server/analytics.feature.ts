import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { deleteOldEvents, exportVisits, forgetVisitor } from "./analytics.repository.ts";
import { registerAnalyticsRoutes } from "./analytics.routes.ts";
import { analyticsDaysTable, analyticsEventsTable } from "./analytics.tables.ts";

export const analyticsFeature: ServerFeature = {
  name: "analytics",
  tables: { analyticsDaysTable, analyticsEventsTable },
  registerRoutes: registerAnalyticsRoutes,
  jobs: [{ name: "delete old events", run: ({ db, clock }) => deleteOldEvents(db, clock.now()) }],
  memberData: {
    rows: [{ column: analyticsEventsTable.userId, onExport: "exported", onErase: "changed" }],
    exportLists: (db, userId) => ({ visits: exportVisits(db, userId) }),
    erase: forgetVisitor,
  },
  consoleViews: [
    showInConsole(analyticsDaysTable, "day", "event", "count"),
    showInConsole(analyticsEventsTable, "id", "event", "properties", "occurredAt", "userId"),
  ],
};
