import type { ServerFeature } from "#server/deps.ts";
import { leaderboardErrors } from "../leaderboard.errors.ts";
import { deleteOldReceipts, noteAward } from "./leaderboard.repository.ts";
import { registerLeaderboardRoutes } from "./leaderboard.routes.ts";
import { seedLeaderboard } from "./leaderboard.seed.ts";
import { dailyActionsTable, leaderboardEntriesTable, monthTotalsTable, receiptsTable } from "./leaderboard.tables.ts";
import { exportPoints } from "./points-export.repository.ts";

/** What was earned and paid must add up for ever; without its member it names nobody. */
const ADDS_UP = { kept: "what was earned must add up for ever" };

export const leaderboardFeature: ServerFeature = {
  name: "leaderboard",
  errors: leaderboardErrors,
  tables: { dailyActionsTable, leaderboardEntriesTable, monthTotalsTable, receiptsTable },
  registerRoutes: registerLeaderboardRoutes,
  jobs: [{ name: "delete old receipts", run: ({ db, clock }) => deleteOldReceipts(db, clock.now()) }],
  seed: (db, { members, ledgerRows, now }) => seedLeaderboard(db, { memberCount: members, rowCount: ledgerRows, now }),
  memberData: {
    rows: [
      { column: leaderboardEntriesTable.userId, onExport: "exported", onErase: ADDS_UP },
      { column: monthTotalsTable.userId, onExport: { notExported: "sums of the exported points" }, onErase: ADDS_UP },
      { column: dailyActionsTable.userId, onExport: { notExported: "counters of a day" }, onErase: "deleted" },
      { column: receiptsTable.userId, onExport: { notExported: "vouchers of a day" }, onErase: "deleted" },
    ],
    exportLists: (db, userId) => ({ points: exportPoints(db, userId) }),
    // Boards in memory still name the member.
    forget: noteAward,
  },
};
