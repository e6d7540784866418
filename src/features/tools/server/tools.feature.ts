import type { ServerFeature } from "#server/deps.ts";
import { pfpErrors } from "../pfp/pfp.errors.ts";
import { registerPfpRoutes } from "../pfp/server/pfp.routes.ts";
import { pfpCommitmentsTable, rolledFacesTable } from "../pfp/server/pfp.tables.ts";
import { deleteOldCommitments } from "../pfp/server/pfp-commitments.repository.ts";
import { listRolledFaces } from "../pfp/server/rolled-faces.repository.ts";
import { registerTweetRoutes } from "../tweet/server/tweet.routes.ts";
import { registerVoiceRoutes } from "../voice/server/voice.routes.ts";
import { voiceErrors } from "../voice/voice.errors.ts";
import { probeModelSettings } from "./probe-model-settings.service.ts";

export const toolsFeature: ServerFeature = {
  name: "tools",
  errors: { ...voiceErrors, ...pfpErrors },
  tables: { pfpCommitmentsTable, rolledFacesTable },
  registerRoutes(app, deps) {
    registerTweetRoutes(app, deps);
    registerVoiceRoutes(app, deps);
    registerPfpRoutes(app, deps);
  },
  probeSettings: probeModelSettings,
  jobs: [{ name: "delete old commitments", run: ({ db, clock }) => deleteOldCommitments(db, clock.now()) }],
  memberData: {
    rows: [
      {
        column: pfpCommitmentsTable.userId,
        onExport: { notExported: "seeds of rolls that nobody has made" },
        onErase: "deleted",
      },
      { column: rolledFacesTable.userId, onExport: "exported", onErase: "deleted" },
    ],
    exportFacts: async ({ db }, userId) => ({ rolledFaces: await listRolledFaces(db, userId) }),
  },
};
