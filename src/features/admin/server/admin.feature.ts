import type { ServerFeature } from "#server/deps.ts";
import { registerAdminRoutes } from "./admin.routes.ts";

export const adminFeature: ServerFeature = { name: "admin", registerRoutes: registerAdminRoutes };
