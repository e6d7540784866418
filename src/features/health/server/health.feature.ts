import type { ServerFeature } from "#server/deps.ts";
import { connectionsPart, databasePart, statementsPart } from "./examine-database.usecase.ts";
import { diskPart, versionsPart } from "./examine-machine.usecase.ts";
import { setupPart } from "./examine-setup.usecase.ts";
import { jobsPart, messagesPart, servicesPart } from "./examine-work.usecase.ts";
import { registerHealthRoutes } from "./health.routes.ts";

export const healthFeature: ServerFeature = {
  name: "health",
  registerRoutes: registerHealthRoutes,
  health: [
    databasePart,
    connectionsPart,
    statementsPart,
    diskPart,
    jobsPart,
    messagesPart,
    servicesPart,
    setupPart,
    versionsPart,
  ],
};
