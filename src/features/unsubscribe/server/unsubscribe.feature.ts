import type { ServerFeature } from "#server/deps.ts";
import { registerUnsubscribeRoutes } from "./unsubscribe.routes.ts";

export const unsubscribeFeature: ServerFeature = { name: "unsubscribe", registerRoutes: registerUnsubscribeRoutes };
