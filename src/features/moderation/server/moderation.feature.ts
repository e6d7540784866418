import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { moderationErrors } from "../moderation.errors.ts";
import { registerAuthorRoutes } from "./author.routes.ts";
import { explainClosing, exportNotices } from "./author-notices.usecase.ts";
import { eraseDeleted } from "./erase-deleted.usecase.ts";
import { registerModerationRoutes } from "./moderation.routes.ts";
import { moderationActionsTable } from "./moderation.tables.ts";
import { forgetAuthor, listActionsAgainst } from "./moderation-actions.repository.ts";
import { moderationNotifications } from "./tell-author.usecase.ts";

export const moderationFeature: ServerFeature = {
  name: "moderation",
  errors: moderationErrors,
  tables: { moderationActionsTable },
  registerRoutes(app, deps) {
    registerModerationRoutes(app, deps);
    registerAuthorRoutes(app, deps);
  },
  jobs: [{ name: "erase what moderators deleted", run: eraseDeleted }],
  notificationKinds: moderationNotifications,
  memberSheet: async ({ db }, userId) => ({
    actions: (await listActionsAgainst(db, userId)).map(({ row, moderator }) => ({
      id: row.id,
      action: row.action,
      title: row.title,
      moderator,
      note: row.note,
      isUndone: row.undoneAt !== null,
      createdAt: row.createdAt.toISOString(),
    })),
  }),
  explainClosing,
  memberData: {
    rows: [{ column: moderationActionsTable.authorId, onExport: "exported", onErase: "changed" }],
    exportFacts: async ({ db }, userId) => ({ moderation: await exportNotices(db, userId) }),
    erase: forgetAuthor,
  },
  consoleViews: [
    showInConsole(
      moderationActionsTable,
      "id",
      "type",
      "refId",
      "action",
      "moderatorId",
      "authorId",
      "title",
      "reason",
      "note",
      "days",
      "createdAt",
      "undoneAt",
      "undoneBy",
      "erasedAt",
      "answer",
      "answeredAt",
    ),
  ],
};
