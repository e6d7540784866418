import type { HealthPart, ServerFeature } from "#server/deps.ts";
import { connectionsPart, databasePart, replicaPart, statementsPart } from "./examine-database.usecase.ts";
import { diskPart, versionsPart } from "./examine-machine.usecase.ts";
import { jobsPart, messagesPart, servicesPart } from "./examine-work.usecase.ts";
import { registerHealthRoutes } from "./health.routes.ts";

/** What of the pack is still made up; the settings are looked at when somebody asks, for that takes seconds. */
const setupPart: HealthPart = {
  name: "setup",
  async examine({ demoValues }) {
    const [example] = demoValues;
    if (example === undefined) return {};
    const values = { count: demoValues.length, example };
    return { findings: [{ code: "setup.demo", level: "warn", values }] };
  },
};

export const healthFeature: ServerFeature = {
  name: "health",
  registerRoutes: registerHealthRoutes,
  health: [
    databasePart,
    connectionsPart,
    replicaPart,
    statementsPart,
    diskPart,
    jobsPart,
    messagesPart,
    servicesPart,
    setupPart,
    versionsPart,
  ],
};
