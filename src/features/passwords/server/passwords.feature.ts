import type { ServerFeature } from "#server/deps.ts";
import { passwordsErrors } from "../passwords.errors.ts";
import { registerConfirmationRoutes } from "./confirmation.routes.ts";

export const passwordsFeature: ServerFeature = {
  name: "passwords",
  errors: passwordsErrors,
  registerRoutes: registerConfirmationRoutes,
};
