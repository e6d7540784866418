import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { musicErrors } from "../music.errors.ts";
import { registerAudioRoutes } from "./audio.routes.ts";
import { addedTracksTable } from "./music.tables.ts";
import { listUploadUses } from "./tracks.repository.ts";
import { registerTrackRoutes } from "./tracks.routes.ts";

export const musicFeature: ServerFeature = {
  name: "music",
  errors: musicErrors,
  tables: { addedTracksTable },
  registerRoutes: registerTrackRoutes,
  registerFileRoutes: registerAudioRoutes,
  consoleViews: [
    showInConsole(addedTracksTable, "id", "title", "artist", "category", "durationSeconds", "position", "createdAt"),
  ],
  uploadUses: listUploadUses,
};
