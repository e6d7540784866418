import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { interestsErrors } from "../interests.errors.ts";
import { registerInterestListRoutes } from "./interest-lists.routes.ts";
import { listInterests } from "./interests.repository.ts";
import { registerInterestRoutes } from "./interests.routes.ts";
import { interestLettersTable, interestsTable } from "./interests.tables.ts";
import { interestTopics } from "./send-letters.usecase.ts";

export const interestsFeature: ServerFeature = {
  name: "interests",
  errors: interestsErrors,
  tables: { interestsTable, interestLettersTable },
  registerRoutes: (app, deps) => {
    registerInterestRoutes(app, deps);
    registerInterestListRoutes(app, deps);
  },
  mailTopics: Object.values(interestTopics),
  memberData: {
    rows: [{ column: interestsTable.userId, onExport: "exported", onErase: "deleted" }],
    exportFacts: async ({ db }, userId) => ({ interests: await listInterests(db, userId) }),
  },
  consoleViews: [
    showInConsole(interestsTable, "userId", "kind", "refId", "createdAt", "lettersAt"),
    showInConsole(interestLettersTable, "id", "kind", "refId", "subject", "readerCount", "sentBy", "sentAt"),
  ],
};
