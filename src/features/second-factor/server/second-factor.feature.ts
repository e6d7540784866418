import type { ServerFeature } from "#server/deps.ts";
import { secondFactorErrors } from "../second-factor.errors.ts";
import { findStaffRuleProblems } from "../staff-rule.rules.ts";
import { registerAddAppRoutes, registerAddPasskeyRoutes } from "./add-factors.routes.ts";
import { getApp, listPasskeys } from "./factors.repository.ts";
import { listFactors } from "./own-factors.usecase.ts";
import { authenticatorAppsTable, passkeysTable, recoveryCodesTable, secondStepsTable } from "./second-factor.tables.ts";
import { registerSecondFactorRoutes } from "./second-factors.routes.ts";
import { registerSecondStepRoutes } from "./second-step.routes.ts";
import { deleteOldSteps } from "./second-steps.repository.ts";

export const secondFactorFeature: ServerFeature = {
  name: "second-factor",
  errors: secondFactorErrors,
  tables: { authenticatorAppsTable, passkeysTable, recoveryCodesTable, secondStepsTable },
  findPackProblems: () => findStaffRuleProblems(),
  registerRoutes(app, deps) {
    registerSecondStepRoutes(app, deps);
    registerSecondFactorRoutes(app, deps);
    registerAddPasskeyRoutes(app, deps);
    registerAddAppRoutes(app, deps);
  },
  memberSheet: async ({ db }, userId) => ({ secondFactors: await listFactors(db, userId) }),
  jobs: [{ name: "delete old second steps", run: ({ db, clock }) => deleteOldSteps(db, clock.now()) }],
  memberData: {
    rows: [
      { column: passkeysTable.userId, onExport: "exported", onErase: "deleted" },
      { column: authenticatorAppsTable.userId, onExport: "exported", onErase: "deleted" },
      { column: recoveryCodesTable.userId, onExport: { notExported: "secrets" }, onErase: "deleted" },
      { column: secondStepsTable.userId, onExport: { notExported: "logins of five minutes" }, onErase: "deleted" },
    ],
    exportFacts: async ({ db }, userId) => {
      const passkeys = await listPasskeys(db, userId);
      const found = await getApp(db, userId);
      return {
        secondFactors: {
          passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
          authenticatorApp: found ? { createdAt: found.createdAt, lastUsedAt: found.lastUsedAt } : null,
        },
      };
    },
  },
};
