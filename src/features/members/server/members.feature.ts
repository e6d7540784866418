import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { membersErrors } from "../members.errors.ts";
import { registerMemberAccountRoutes } from "./member-account.routes.ts";
import { registerMemberBanRoutes } from "./member-ban.routes.ts";
import { registerMemberFactorRoutes } from "./member-factors.routes.ts";
import { registerMemberRoleRoutes } from "./member-role.routes.ts";
import { listMemberBans } from "./members.repository.ts";
import { registerMembersRoutes } from "./members.routes.ts";
import { memberBansTable, memberNotesTable } from "./members.tables.ts";

export const membersFeature: ServerFeature = {
  name: "members",
  errors: membersErrors,
  tables: { memberBansTable, memberNotesTable },
  registerRoutes(app, deps) {
    registerMembersRoutes(app, deps);
    registerMemberAccountRoutes(app, deps);
    registerMemberBanRoutes(app, deps);
    registerMemberRoleRoutes(app, deps);
    registerMemberFactorRoutes(app, deps);
  },
  async explainClosing({ db }, userId) {
    const [last] = await listMemberBans(db, userId);
    if (last?.action !== "lock") return undefined;
    return { closedAt: last.createdAt, reason: null, words: last.reason, actionId: null };
  },
  memberData: {
    rows: [
      {
        column: memberNotesTable.userId,
        onExport: { notExported: "what administrators tell each other" },
        onErase: "deleted",
      },
    ],
  },
  consoleViews: [
    showInConsole(memberBansTable, "id", "userId", "adminId", "action", "reason", "bannedUntil", "createdAt"),
  ],
};
