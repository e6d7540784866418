/** The flat list of everything the API answers; each URL stands in full in the file named here. */
import { registerLeaderboardRoutes } from "#features/leaderboard/server/leaderboard.routes.ts";
import type { App, AppDeps } from "./deps.ts";

export function registerRoutes(app: App, deps: AppDeps): void {
  registerLeaderboardRoutes(app, deps);
}
