import type { ServerFeature } from "#server/deps.ts";
import { memberDataErrors } from "../member-data.errors.ts";
import { registerDeleteAccountRoutes } from "./delete-account.routes.ts";
import { registerExportRoutes } from "./export.routes.ts";

export const memberDataFeature: ServerFeature = {
  name: "member-data",
  errors: memberDataErrors,
  registerRoutes(app, deps) {
    registerExportRoutes(app, deps);
    registerDeleteAccountRoutes(app, deps);
  },
};
