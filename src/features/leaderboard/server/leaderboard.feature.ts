import type { ServerFeature } from "#server/deps.ts";
import { followBoard } from "./follow-board.usecase.ts";
import { registerLeaderboardRoutes } from "./leaderboard.routes.ts";
import { notedPlacesTable } from "./leaderboard.tables.ts";
import { readRankSummary } from "./read-rank-summary.usecase.ts";
import { passedNotification, tellPassed } from "./tell-passed.usecase.ts";

/** So long it takes at most until somebody who was passed is told. */
const LOOK_EVERY_MS = 10_000;

export const leaderboardFeature: ServerFeature = {
  name: "leaderboard",
  tables: { notedPlacesTable },
  publicProfile: { points: readRankSummary },
  registerRoutes: registerLeaderboardRoutes,
  liveTopics: [{ name: "leaderboard", follow: followBoard }],
  notificationKinds: [passedNotification],
  jobs: [{ name: "tell who was passed", run: tellPassed, everyMs: LOOK_EVERY_MS }],
  memberData: {
    rows: [
      {
        column: notedPlacesTable.userId,
        onExport: { notExported: "places of the public board" },
        onErase: "deleted",
      },
    ],
  },
};
