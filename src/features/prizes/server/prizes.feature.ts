import type { ServerFeature } from "#server/deps.ts";
import { registerPrizeRoutes } from "./prizes.routes.ts";
import { probePrizeSettings } from "./probe-prize-settings.service.ts";

export const prizesFeature: ServerFeature = {
  name: "prizes",
  registerRoutes: registerPrizeRoutes,
  probeSettings: probePrizeSettings,
};
