import type { ServerFeature } from "#server/deps.ts";
import { registerLiveRoutes } from "./live.routes.ts";

export const liveFeature: ServerFeature = { name: "live", registerRoutes: registerLiveRoutes };
