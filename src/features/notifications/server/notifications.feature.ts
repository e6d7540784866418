import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { notificationsErrors } from "../notifications.errors.ts";
import { newsTopic } from "./change-settings.usecase.ts";
import { getSettings } from "./notification-settings.repository.ts";
import { deleteOldNotifications, exportNotifications, forgetActor } from "./notifications.repository.ts";
import { registerNotificationRoutes } from "./notifications.routes.ts";
import { notificationEventsTable, notificationSettingsTable, notificationsTable } from "./notifications.tables.ts";

export const notificationsFeature: ServerFeature = {
  name: "notifications",
  errors: notificationsErrors,
  tables: { notificationsTable, notificationEventsTable, notificationSettingsTable },
  registerRoutes: registerNotificationRoutes,
  mailTopics: [newsTopic],
  jobs: [{ name: "delete old notifications", run: ({ db, clock }) => deleteOldNotifications(db, clock.now()) }],
  memberData: {
    rows: [
      { column: notificationsTable.userId, onExport: "exported", onErase: "deleted" },
      { column: notificationsTable.actorId, onExport: { notExported: "told to others" }, onErase: "changed" },
      {
        column: notificationEventsTable.userId,
        onExport: { notExported: "hashes of what was told" },
        onErase: "deleted",
      },
      { column: notificationSettingsTable.userId, onExport: "exported", onErase: "deleted" },
    ],
    exportFacts: async ({ db }, userId) => ({
      notifications: await exportNotifications(db, userId),
      notificationSettings: (await getSettings(db, userId)) ?? null,
    }),
    erase: forgetActor,
  },
  consoleViews: [
    showInConsole(notificationsTable, "id", "userId", "kind", "count", "createdAt", "changedAt", "readAt"),
  ],
};
