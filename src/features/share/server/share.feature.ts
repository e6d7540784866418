import type { ServerFeature } from "#server/deps.ts";
import { shareErrors } from "../share.errors.ts";
import { registerShareRoutes } from "./share.routes.ts";

export const shareFeature: ServerFeature = { name: "share", errors: shareErrors, registerRoutes: registerShareRoutes };
