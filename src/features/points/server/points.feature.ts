import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { pointsErrors } from "../points.errors.ts";
import { registerActionRoutes } from "./actions.routes.ts";
import { noteAward } from "./award-points.repository.ts";
import { seedPoints } from "./points.seed.ts";
import {
  dailyActionsTable,
  leaderboardEntriesTable,
  monthTotalsTable,
  receiptsTable,
  worksTable,
} from "./points.tables.ts";
import { exportPoints, exportWorks, listPointsByDay } from "./points-export.repository.ts";
import { deleteOldReceipts } from "./receipts.repository.ts";
import { deleteOldWorks } from "./works.repository.ts";
import { registerWorkRoutes } from "./works.routes.ts";

/** What was earned and paid must add up for ever; without its member it names nobody. */
const ADDS_UP = { kept: "what was earned must add up for ever" };

export const pointsFeature: ServerFeature = {
  name: "points",
  errors: pointsErrors,
  tables: { dailyActionsTable, leaderboardEntriesTable, monthTotalsTable, receiptsTable, worksTable },
  registerRoutes(app, deps) {
    registerActionRoutes(app, deps);
    registerWorkRoutes(app, deps);
  },
  jobs: [
    { name: "delete old receipts", run: ({ db, clock }) => deleteOldReceipts(db, clock.now()) },
    { name: "delete old works", run: ({ db, clock }) => deleteOldWorks(db, clock.now()) },
  ],
  seed: (db, { members, ledgerRows, now }) => seedPoints(db, { memberCount: members, rowCount: ledgerRows, now }),
  memberSheet: async ({ db, clock }, userId) => ({ days: await listPointsByDay(db, userId, clock.now()) }),
  memberData: {
    rows: [
      { column: leaderboardEntriesTable.userId, onExport: "exported", onErase: ADDS_UP },
      { column: monthTotalsTable.userId, onExport: { notExported: "sums of the exported points" }, onErase: ADDS_UP },
      { column: dailyActionsTable.userId, onExport: { notExported: "counters of a day" }, onErase: "deleted" },
      {
        column: receiptsTable.userId,
        onExport: { notExported: "vouchers of works, which the export names" },
        onErase: "deleted",
      },
      { column: worksTable.userId, onExport: "exported", onErase: "deleted" },
    ],
    exportLists: (db, userId) => ({ points: exportPoints(db, userId), works: exportWorks(db, userId) }),
    // Boards in memory still name the member.
    forget: noteAward,
  },
  consoleViews: [
    showInConsole(leaderboardEntriesTable, "id", "userId", "actionType", "points", "proven", "monthYear", "createdAt"),
    showInConsole(monthTotalsTable, "monthYear", "userId", "totalPoints", "provenPoints", "judgedBy", "reachedAt"),
    showInConsole(receiptsTable, "id", "userId", "kind", "createdAt", "madeAt", "sharedAt", "judgedBy"),
    showInConsole(dailyActionsTable, "userId", "actionType", "day", "count", "unprovenCount", "lastAt"),
  ],
};
