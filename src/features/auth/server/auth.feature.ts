import type { ServerFeature } from "#server/deps.ts";
import { authErrors } from "../auth.errors.ts";
import { ensureAdministrator } from "./administrator.usecase.ts";
import { oidcIdentitiesTable } from "./auth.tables.ts";
import { registerChangePasswordRoutes } from "./change-password.routes.ts";
import { registerClosedAccountRoutes } from "./closed-account.routes.ts";
import { registerLoginRoutes } from "./login.routes.ts";
import { registerOidcRoutes } from "./oidc.routes.ts";
import { registerPasswordResetRoutes } from "./password-reset.routes.ts";
import { probeLoginSettings } from "./probe-login-settings.service.ts";
import { registerRegistrationRoutes } from "./registration.routes.ts";
import { eraseLockouts } from "./throttle-logins.usecase.ts";

export const authFeature: ServerFeature = {
  name: "auth",
  errors: authErrors,
  tables: { oidcIdentitiesTable },
  registerRoutes(app, deps) {
    registerRegistrationRoutes(app, deps);
    registerLoginRoutes(app, deps);
    registerChangePasswordRoutes(app, deps);
    registerClosedAccountRoutes(app, deps);
    registerPasswordResetRoutes(app, deps);
    registerOidcRoutes(app, deps);
  },
  prepare: ensureAdministrator,
  probeSettings: probeLoginSettings,
  memberData: {
    rows: [
      {
        column: oidcIdentitiesTable.userId,
        onExport: { notExported: "the provider's name of the member" },
        onErase: "deleted",
      },
    ],
    erase: eraseLockouts,
  },
};
