import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { wallErrors } from "../wall.errors.ts";
import { judgeWeeks } from "./judge-weeks.usecase.ts";
import { noteWallChange, showOnProfile } from "./read-wall.usecase.ts";
import { voteNotification, weekNotification } from "./tell-artists.usecase.ts";
import { removeAnyThing, showThings } from "./wall.repository.ts";
import { registerWallRoutes } from "./wall.routes.ts";
import { seedWall } from "./wall.seed.ts";
import { wallAwardsTable, wallPastVotesTable, wallThingsTable, wallVotesTable, wallWeeksTable } from "./wall.tables.ts";
import { exportThings, listThingFiles } from "./wall-export.repository.ts";
import { eraseVotes, exportAwards, exportPastVotes, exportVotes, forgetWinner } from "./wall-votes.repository.ts";
import { registerVoteRoutes } from "./wall-votes.routes.ts";

/** A week's best have their points within a minute after its end. */
const JUDGE_EVERY_MS = 20_000;

export const wallFeature: ServerFeature = {
  name: "wall",
  errors: wallErrors,
  tables: { wallThingsTable, wallVotesTable, wallPastVotesTable, wallWeeksTable, wallAwardsTable },
  notificationKinds: [voteNotification, weekNotification],
  publicProfile: { wall: showOnProfile },
  registerRoutes(app, deps) {
    registerWallRoutes(app, deps);
    registerVoteRoutes(app, deps);
  },
  jobs: [{ name: "judge the weeks of the wall", run: judgeWeeks, everyMs: JUDGE_EVERY_MS }],
  seed: (db, { now }) => seedWall(db, { thingCount: 64, now }),
  pictureColumns: [wallThingsTable.pictureHash, wallThingsTable.smallHash],
  reportable: [
    {
      type: "wall",
      table: wallThingsTable,
      authorColumn: wallThingsTable.userId,
      show: showThings,
      remove: removeAnyThing,
      forget: noteWallChange,
    },
  ],
  memberData: {
    rows: [
      { column: wallThingsTable.userId, onExport: "exported", onErase: "deleted" },
      { column: wallVotesTable.userId, onExport: "exported", onErase: "changed" },
      { column: wallPastVotesTable.userId, onExport: "exported", onErase: "deleted" },
      { column: wallAwardsTable.userId, onExport: "exported", onErase: "changed" },
    ],
    exportFacts: async ({ db }, userId) => ({
      wall: {
        votes: await exportVotes(db, userId),
        pastVotes: await exportPastVotes(db, userId),
        awards: await exportAwards(db, userId),
      },
    }),
    exportLists: (db, userId) => ({ wallThings: exportThings(db, userId) }),
    exportFiles: listThingFiles,
    async erase(tx, userId) {
      await eraseVotes(tx, userId);
      await forgetWinner(tx, userId);
    },
    // First pages in memory still name the member.
    forget: noteWallChange,
  },
  consoleViews: [
    showInConsole(
      wallThingsTable,
      "id",
      "userId",
      "kind",
      "title",
      "text",
      "monthYear",
      "voteCount",
      "createdAt",
      "hiddenAt",
      "removedAt",
    ),
    showInConsole(wallVotesTable, "thingId", "userId", "weight", "createdAt"),
    showInConsole(wallAwardsTable, "week", "place", "thingId", "userId", "points", "score", "createdAt"),
  ],
};
