import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { engagementErrors } from "../engagement.errors.ts";
import { eraseReasons, listEngagementAwards } from "./engagement.repository.ts";
import { registerEngagementRoutes } from "./engagement.routes.ts";
import { engagementAwardsTable } from "./engagement.tables.ts";
import { awardNotification } from "./give-engagement.usecase.ts";

export const engagementFeature: ServerFeature = {
  name: "engagement",
  errors: engagementErrors,
  tables: { engagementAwardsTable },
  registerRoutes: registerEngagementRoutes,
  notificationKinds: [awardNotification],
  memberData: {
    rows: [{ column: engagementAwardsTable.userId, onExport: "exported", onErase: "changed" }],
    exportFacts: async ({ db }, userId) => ({ engagement: await listEngagementAwards(db, userId) }),
    erase: eraseReasons,
  },
  consoleViews: [
    showInConsole(engagementAwardsTable, "id", "userId", "givenBy", "points", "reason", "source", "createdAt"),
  ],
};
