import type { ServerFeature } from "#server/deps.ts";
import { sessionsErrors } from "../sessions.errors.ts";
import { describeBrowser } from "../sessions.rules.ts";
import { deleteExpiredSessions } from "./session.usecase.ts";
import { listSessions } from "./sessions.repository.ts";
import { registerSessionRoutes } from "./sessions.routes.ts";
import { sessionsTable } from "./sessions.tables.ts";

export const sessionsFeature: ServerFeature = {
  name: "sessions",
  errors: sessionsErrors,
  tables: { sessionsTable },
  registerRoutes: registerSessionRoutes,
  jobs: [{ name: "delete expired sessions", run: ({ db, clock }) => deleteExpiredSessions(db, clock.now()) }],
  memberSheet: async ({ db, clock }, userId) => ({
    sessions: (await listSessions(db, userId, clock.now())).map(({ id, label, createdAt, lastSeenAt }) => ({
      id,
      browser: describeBrowser(label),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  }),
  memberData: {
    rows: [{ column: sessionsTable.userId, onExport: "exported", onErase: "deleted" }],
    exportFacts: async ({ db, clock }, userId) => ({
      sessions: (await listSessions(db, userId, clock.now())).map(({ label, ...session }) => ({
        ...session,
        browser: describeBrowser(label),
        userAgent: label,
      })),
    }),
  },
};
