import type { ServerFeature } from "#server/deps.ts";
import { registerLeaderboardRoutes } from "./leaderboard.routes.ts";
import { readRankSummary } from "./read-rank-summary.usecase.ts";

export const leaderboardFeature: ServerFeature = {
  name: "leaderboard",
  publicProfile: { points: readRankSummary },
  registerRoutes: registerLeaderboardRoutes,
};
