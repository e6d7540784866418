import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { replaceName, showNames } from "./reported-names.repository.ts";
import { registerUserCountRoutes } from "./user-count.routes.ts";
import { endBans, eraseUser, getUser } from "./users.repository.ts";
import { usersTable } from "./users.tables.ts";

export const usersFeature: ServerFeature = {
  name: "users",
  tables: { usersTable },
  registerRoutes: registerUserCountRoutes,
  jobs: [{ name: "end bans", run: ({ db, clock }) => endBans(db, clock.now()), everyMs: 60_000 }],
  reportable: [{ type: "member", table: usersTable, show: showNames, remove: replaceName }],
  memberData: {
    rows: [{ column: usersTable.id, onExport: "exported", onErase: "changed" }],
    exportFacts: async ({ db }, userId) => ({ profile: await getUser(db, userId) }),
    erase: eraseUser,
  },
  consoleViews: [
    showInConsole(
      usersTable,
      "id",
      "username",
      "xUsername",
      "telegramUsername",
      "isAdmin",
      "createdAt",
      "disabledAt",
      "isModerator",
      "bannedUntil",
    ),
  ],
};
