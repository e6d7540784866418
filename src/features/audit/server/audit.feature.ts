import type { ServerFeature } from "#server/deps.ts";
import { registerAuditRoutes } from "./audit.routes.ts";

export const auditFeature: ServerFeature = { name: "audit", registerRoutes: registerAuditRoutes };
