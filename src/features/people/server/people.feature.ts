import type { ServerFeature } from "#server/deps.ts";
import { peopleErrors } from "../people.errors.ts";
import { getVisibility } from "./people.repository.ts";
import { registerPeopleRoutes } from "./people.routes.ts";
import { profileVisibilityTable } from "./people.tables.ts";

export const peopleFeature: ServerFeature = {
  name: "people",
  errors: peopleErrors,
  tables: { profileVisibilityTable },
  registerRoutes: registerPeopleRoutes,
  memberData: {
    rows: [{ column: profileVisibilityTable.userId, onExport: "exported", onErase: "deleted" }],
    exportFacts: async ({ db }, userId) => ({ visibility: await getVisibility(db, userId) }),
  },
};
