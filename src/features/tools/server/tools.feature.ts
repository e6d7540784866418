import type { ServerFeature } from "#server/deps.ts";
import { registerTweetRoutes } from "../tweet/server/tweet.routes.ts";
import { registerVoiceRoutes } from "../voice/server/voice.routes.ts";
import { voiceErrors } from "../voice/voice.errors.ts";

export const toolsFeature: ServerFeature = {
  name: "tools",
  errors: voiceErrors,
  registerRoutes(app, deps) {
    registerTweetRoutes(app, deps);
    registerVoiceRoutes(app, deps);
  },
};
