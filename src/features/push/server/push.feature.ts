import type { ServerFeature } from "#server/deps.ts";
import { describeUnset } from "#server/probe-settings.ts";
import { pushErrors } from "../push.errors.ts";
import { exportSubscriptions } from "./push.repository.ts";
import { registerPushRoutes } from "./push.routes.ts";
import { pushSubscriptionsTable } from "./push.tables.ts";
import { pushNews } from "./push-news.usecase.ts";
import { createPushSender } from "./push-sender.service.ts";

const LOOK_EVERY_MS = 10_000;

export const pushFeature: ServerFeature = {
  name: "push",
  errors: pushErrors,
  tables: { pushSubscriptionsTable },
  registerRoutes: registerPushRoutes,
  jobs: [{ name: "push news", run: pushNews, everyMs: LOOK_EVERY_MS }],
  messageSender: { channel: "push", create: createPushSender },
  probeSettings: ({ config }) => [
    {
      name: "VAPID_PUBLIC_KEY",
      look: () =>
        config.push === undefined
          ? describeUnset("no news on members' devices while the site is closed; npm run keys makes a pair")
          : { state: "ok", words: "the pair belongs together; services that push are asked when there is news" },
    },
  ],
  memberData: {
    rows: [{ column: pushSubscriptionsTable.userId, onExport: "exported", onErase: "deleted" }],
    exportFacts: async ({ db }, userId) => ({ pushedTo: await exportSubscriptions(db, userId) }),
  },
};
