import type { ServerFeature } from "#server/deps.ts";
import { registerAudioRoutes } from "./audio.routes.ts";

export const musicFeature: ServerFeature = { name: "music", registerFileRoutes: registerAudioRoutes };
