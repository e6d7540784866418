/** The flat list of everything the API answers; each URL stands in full in the file named here. */

import { registerAuthRoutes } from "#features/auth/server/auth.routes.ts";
import { registerLeaderboardRoutes } from "#features/leaderboard/server/leaderboard.routes.ts";
import { registerTweetRoutes } from "#features/tools/tweet/server/tweet.routes.ts";
import type { App, AppDeps } from "./deps.ts";

export function registerRoutes(app: App, deps: AppDeps): void {
  registerAuthRoutes(app, deps);
  registerLeaderboardRoutes(app, deps);
  registerTweetRoutes(app, deps);
}
