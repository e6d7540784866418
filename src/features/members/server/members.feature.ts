import type { ServerFeature } from "#server/deps.ts";
import { membersErrors } from "../members.errors.ts";
import { registerMemberBanRoutes } from "./member-ban.routes.ts";
import { registerMemberRoleRoutes } from "./member-role.routes.ts";
import { memberBansTable } from "./members.tables.ts";

export const membersFeature: ServerFeature = {
  name: "members",
  errors: membersErrors,
  tables: { memberBansTable },
  registerRoutes(app, deps) {
    registerMemberBanRoutes(app, deps);
    registerMemberRoleRoutes(app, deps);
  },
};
