import type { ServerFeature } from "#server/deps.ts";
import { registerLeaderboardRoutes } from "./leaderboard.routes.ts";

export const leaderboardFeature: ServerFeature = {
  name: "leaderboard",
  registerRoutes: registerLeaderboardRoutes,
};
