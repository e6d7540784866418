/** The flat list of everything the API answers; each URL stands in full in the file named here. */

import { registerContentRoutes } from "#features/account/server/content.routes.ts";
import { registerContentPictureRoutes } from "#features/account/server/content-pictures.routes.ts";
import { registerContentShareRoutes } from "#features/account/server/content-share.routes.ts";
import { registerDeleteAccountRoutes } from "#features/account/server/delete-account.routes.ts";
import { registerExportRoutes } from "#features/account/server/export.routes.ts";
import { registerPreferencesRoutes } from "#features/account/server/preferences.routes.ts";
import { registerProfileRoutes } from "#features/account/server/profile.routes.ts";
import { registerRecoveryContactRoutes } from "#features/account/server/recovery-contacts.routes.ts";
import { registerSaveContentRoutes } from "#features/account/server/save-content.routes.ts";
import { registerSessionRoutes } from "#features/account/server/sessions.routes.ts";
import { registerWalletProofRoutes } from "#features/account/server/wallet-proof.routes.ts";
import { registerAdminRoutes } from "#features/admin/server/admin.routes.ts";
import { registerConsoleRoutes } from "#features/admin/server/console.routes.ts";
import { registerMemberLockRoutes } from "#features/admin/server/member-lock.routes.ts";
import { registerUploadRoutes } from "#features/admin/server/uploads.routes.ts";
import { registerAnalyticsRoutes } from "#features/analytics/server/analytics.routes.ts";
import { registerAnalyticsReportRoutes } from "#features/analytics/server/analytics-report.routes.ts";
import { registerLoginRoutes } from "#features/auth/server/login.routes.ts";
import { registerOidcRoutes } from "#features/auth/server/oidc.routes.ts";
import { registerPasswordResetRoutes } from "#features/auth/server/password-reset.routes.ts";
import { registerRegistrationRoutes } from "#features/auth/server/registration.routes.ts";
import { registerUserCountRoutes } from "#features/auth/server/user-count.routes.ts";
import { registerBoardImageRoutes } from "#features/boards/server/board-images.routes.ts";
import { registerInterestRoutes } from "#features/interests/server/interests.routes.ts";
import { registerLeaderboardRoutes } from "#features/leaderboard/server/leaderboard.routes.ts";
import { registerListingRoutes } from "#features/market/server/listings.routes.ts";
import { registerCalendarRoutes } from "#features/meetups/server/calendar.routes.ts";
import { registerMeetupRoutes } from "#features/meetups/server/meetups.routes.ts";
import { registerRsvpRoutes } from "#features/meetups/server/rsvp.routes.ts";
import { registerAudioRoutes } from "#features/music/server/audio.routes.ts";
import { registerReportRoutes } from "#features/reports/server/reports.routes.ts";
import { registerShareRoutes } from "#features/share/server/share.routes.ts";
import { registerTweetRoutes } from "#features/tools/tweet/server/tweet.routes.ts";
import { registerVoiceRoutes } from "#features/tools/voice/server/voice.routes.ts";
import { registerTradingRoutes } from "#features/trading/server/trading.routes.ts";
import { registerWhitepaperRoutes } from "#features/whitepaper/server/whitepaper.routes.ts";
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
  registerContentRoutes(app, deps);
  registerSaveContentRoutes(app, deps);
  registerContentPictureRoutes(app, deps);
  registerContentShareRoutes(app, deps);
  registerShareRoutes(app, deps);
  registerPreferencesRoutes(app, deps);
  registerSessionRoutes(app, deps);
  registerWalletProofRoutes(app, deps);
  registerExportRoutes(app, deps);
  registerDeleteAccountRoutes(app, deps);
  registerLeaderboardRoutes(app, deps);
  registerInterestRoutes(app, deps);
  registerTweetRoutes(app, deps);
  registerVoiceRoutes(app, deps);
  registerTradingRoutes(app, deps);
  registerWhitepaperRoutes(app, deps);
  registerBoardImageRoutes(app, deps);
  registerMeetupRoutes(app, deps);
  registerRsvpRoutes(app, deps);
  registerCalendarRoutes(app, deps);
  registerListingRoutes(app, deps);
  registerReportRoutes(app, deps);
  registerAdminRoutes(app, deps);
  registerConsoleRoutes(app, deps);
  registerUploadRoutes(app, deps);
  registerMemberLockRoutes(app, deps);
  registerAnalyticsRoutes(app, deps);
  registerAnalyticsReportRoutes(app, deps);
}
