import type { ServerFeature } from "#server/deps.ts";
import { getPreferences } from "./preferences.repository.ts";
import { registerPreferencesRoutes } from "./preferences.routes.ts";
import { userPreferencesTable } from "./preferences.tables.ts";

export const settingsFeature: ServerFeature = {
  name: "settings",
  tables: { userPreferencesTable },
  registerRoutes: registerPreferencesRoutes,
  memberData: {
    rows: [{ column: userPreferencesTable.userId, onExport: "exported", onErase: "deleted" }],
    exportFacts: async ({ db }, userId) => ({ preferences: await getPreferences(db, userId) }),
  },
};
