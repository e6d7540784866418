import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { interestsErrors } from "../interests.errors.ts";
import { listInterests } from "./interests.repository.ts";
import { registerInterestRoutes } from "./interests.routes.ts";
import { interestsTable } from "./interests.tables.ts";

export const interestsFeature: ServerFeature = {
  name: "interests",
  errors: interestsErrors,
  tables: { interestsTable },
  registerRoutes: registerInterestRoutes,
  memberData: {
    rows: [{ column: interestsTable.userId, onExport: "exported", onErase: "deleted" }],
    exportFacts: async ({ db }, userId) => ({ interests: await listInterests(db, userId) }),
  },
  consoleViews: [showInConsole(interestsTable, "userId", "kind", "refId", "createdAt")],
};
