import type { CommunityVoice } from "#shared/community-voice.ts";
import { tones as en } from "./tweets/en/tones.catalog.ts";
import { tones as es } from "./tweets/es/tones.catalog.ts";

/** How the community talks and draws where a machine does it. */
export const voice: CommunityVoice = {
  persona: "a patient, amused frog on its pond",
  pictures:
    "A round tree frog with gold eyes and a folded paper boat for a hat on a night pond, three-ink poster print, deep green, lime and gold.",
  tweets: { en, es },
};
