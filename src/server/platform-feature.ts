import { valueErrors } from "#shared/value.errors.ts";
import { adminAuditTable } from "./admin-audit.tables.ts";
import { deleteOldAttempts } from "./attempts.repository.ts";
import { attemptCountersTable } from "./attempts.tables.ts";
import { showInConsole } from "./db/console-views.ts";
import { addMonths } from "./db/month-parts.ts";
import type { ServerFeature } from "./deps.ts";
import { idempotencyKeysTable } from "./idempotency.tables.ts";
import { deleteOldIdempotencyKeys } from "./idempotency.ts";
import { jobRunsTable } from "./job-runs.tables.ts";
import { outboxMessagesTable } from "./outbox.tables.ts";
import { deleteOldMessages } from "./outbox.ts";
import { platformErrors } from "./platform.errors.ts";
import { registerPictureRoutes } from "./plugins/pictures.ts";
import { probePlatformSettings } from "./probe-settings.ts";
import { secretsTable } from "./secrets.tables.ts";

/** What the server itself stores and answers, shown like any feature's. */
export const platformFeature: ServerFeature = {
  name: "server",
  tables: {
    adminAuditTable,
    attemptCountersTable,
    idempotencyKeysTable,
    jobRunsTable,
    outboxMessagesTable,
    secretsTable,
  },
  errors: { ...platformErrors, ...valueErrors },
  registerFileRoutes: registerPictureRoutes,
  probeSettings: probePlatformSettings,
  jobs: [
    { name: "add months", run: ({ db, clock }) => addMonths(db, clock.now()) },
    { name: "delete old attempts", run: ({ db, clock }) => deleteOldAttempts(db, clock.now()) },
    { name: "delete old messages", run: ({ db, clock }) => deleteOldMessages(db, clock.now()) },
    { name: "delete old idempotency keys", run: ({ db, clock }) => deleteOldIdempotencyKeys(db, clock.now()) },
  ],
  memberData: {
    rows: [{ column: idempotencyKeysTable.userId, onExport: { notExported: "keys of a day" }, onErase: "deleted" }],
  },
  consoleViews: [
    showInConsole(adminAuditTable, "id", "adminId", "action", "target", "details", "createdAt"),
    showInConsole(jobRunsTable, "name", "startedAt"),
    // Neither to whom nor what: how the mail goes.
    showInConsole(
      outboxMessagesTable,
      "id",
      "channel",
      "attempts",
      "nextAttemptAt",
      "expiresAt",
      "sentAt",
      "createdAt",
    ),
  ],
};
