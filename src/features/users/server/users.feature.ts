import type { ServerFeature } from "#server/deps.ts";
import { registerUserCountRoutes } from "./user-count.routes.ts";
import { eraseUser, getUser } from "./users.repository.ts";
import { usersTable } from "./users.tables.ts";

export const usersFeature: ServerFeature = {
  name: "users",
  tables: { usersTable },
  registerRoutes: registerUserCountRoutes,
  memberData: {
    rows: [{ column: usersTable.id, onExport: "exported", onErase: "changed" }],
    exportFacts: async ({ db }, userId) => ({ profile: await getUser(db, userId) }),
    erase: eraseUser,
  },
};
