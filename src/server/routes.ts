/** The flat list of everything the API answers; each URL stands in full in the file named here. */

import { registerProfileRoutes } from "#features/account/server/profile.routes.ts";
import { registerRecoveryContactRoutes } from "#features/account/server/recovery-contacts.routes.ts";
import { registerLoginRoutes } from "#features/auth/server/login.routes.ts";
import { registerOidcRoutes } from "#features/auth/server/oidc.routes.ts";
import { registerPasswordResetRoutes } from "#features/auth/server/password-reset.routes.ts";
import { registerRegistrationRoutes } from "#features/auth/server/registration.routes.ts";
import { registerUserCountRoutes } from "#features/auth/server/user-count.routes.ts";
import { registerInterestRoutes } from "#features/interests/server/interests.routes.ts";
import { registerLeaderboardRoutes } from "#features/leaderboard/server/leaderboard.routes.ts";
import { registerAudioRoutes } from "#features/music/server/audio.routes.ts";
import { registerTweetRoutes } from "#features/tools/tweet/server/tweet.routes.ts";
import { registerTradingRoutes } from "#features/trading/server/trading.routes.ts";
import type { App, AppDeps } from "./deps.ts";
import { registerPictureRoutes } from "./plugins/pictures.ts";

/** Answers that are files of the pack: their app knows `sendFile`, rooted in the pack's media. */
export function registerFileRoutes(app: App): void {
  registerPictureRoutes(app);
  registerAudioRoutes(app);
}

export function registerRoutes(app: App, deps: AppDeps): void {
  registerRegistrationRoutes(app, deps);
  registerLoginRoutes(app, deps);
  registerUserCountRoutes(app, deps);
  registerPasswordResetRoutes(app, deps);
  registerOidcRoutes(app, deps);
  registerProfileRoutes(app, deps);
  registerRecoveryContactRoutes(app, deps);
  registerLeaderboardRoutes(app, deps);
  registerInterestRoutes(app, deps);
  registerTweetRoutes(app, deps);
  registerTradingRoutes(app, deps);
}
