import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { monthsErrors } from "../months.errors.ts";
import { closeMonths } from "./close-months.usecase.ts";
import { registerMemberMonthsRoutes } from "./member-months.routes.ts";
import { registerMonthsRoutes } from "./months.routes.ts";
import {
  monthDecisionsTable,
  monthEntriesTable,
  monthMembersTable,
  monthNodesTable,
  monthNotesTable,
  monthPaymentsTable,
  monthPlacesTable,
  monthStandingsTable,
  monthsTable,
} from "./months.tables.ts";
import { eraseDecisionWords, listOwnMonths } from "./review.repository.ts";
import { registerReviewRoutes } from "./review.routes.ts";
import {
  disqualifiedNotification,
  paidNotification,
  prizeNotification,
  publishedNotification,
} from "./tell-winners.usecase.ts";

/** With the grace of the freeze a month is closed well within a minute after its end. */
const CLOSE_EVERY_MS = 20_000;

export const monthsFeature: ServerFeature = {
  name: "months",
  errors: monthsErrors,
  tables: {
    monthDecisionsTable,
    monthEntriesTable,
    monthMembersTable,
    monthNodesTable,
    monthNotesTable,
    monthPaymentsTable,
    monthPlacesTable,
    monthStandingsTable,
    monthsTable,
  },
  registerRoutes(app, deps) {
    registerMonthsRoutes(app, deps);
    registerMemberMonthsRoutes(app, deps);
    registerReviewRoutes(app, deps);
  },
  notificationKinds: [publishedNotification, prizeNotification, paidNotification, disqualifiedNotification],
  jobs: [{ name: "close months", run: closeMonths, everyMs: CLOSE_EVERY_MS }],
  memberData: {
    rows: [
      {
        column: monthMembersTable.userId,
        onExport: "exported",
        onErase: { kept: "proofs of others must stay valid; the account that it leads to has no name left" },
      },
    ],
    exportFacts: async ({ db }, userId) => ({ months: await listOwnMonths(db, userId) }),
    erase: (tx, userId) => eraseDecisionWords(tx, userId),
  },
  consoleViews: [
    showInConsole(
      monthsTable,
      "monthYear",
      "state",
      "entryCount",
      "memberCount",
      "frozenAt",
      "settledAt",
      "publishedAt",
      "paidAt",
      "root",
    ),
    showInConsole(monthMembersTable, "monthYear", "pseudonym", "userId"),
    showInConsole(
      monthStandingsTable,
      "monthYear",
      "position",
      "pseudonym",
      "frozenRank",
      "points",
      "provenPoints",
      "judgedBy",
      "reachedAt",
    ),
    showInConsole(monthPlacesTable, "monthYear", "pseudonym", "rank", "prize"),
    showInConsole(
      monthDecisionsTable,
      "id",
      "monthYear",
      "pseudonym",
      "category",
      "decidedBy",
      "decidedAt",
      "takenBackAt",
      "answeredAt",
    ),
    showInConsole(monthPaymentsTable, "monthYear", "pseudonym", "signature", "notedBy", "notedAt"),
  ],
};
