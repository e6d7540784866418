import type { ServerFeature } from "#server/deps.ts";
import { registerWhitepaperRoutes } from "./whitepaper.routes.ts";

export const whitepaperFeature: ServerFeature = { name: "whitepaper", registerRoutes: registerWhitepaperRoutes };
