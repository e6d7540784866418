import type { ServerFeature } from "#server/deps.ts";
import { registerPrizeRoutes } from "./prizes.routes.ts";

export const prizesFeature: ServerFeature = {
  name: "prizes",
  registerRoutes: registerPrizeRoutes,
};
