import type { CommunityVoice } from "#shared/community-voice.ts";
import { aggressive } from "./tweets/aggressive.catalog.ts";
import { bullish } from "./tweets/bullish.catalog.ts";
import { mysterious } from "./tweets/mysterious.catalog.ts";
import { street } from "./tweets/street.catalog.ts";
import { technical } from "./tweets/technical.catalog.ts";

/** How the community talks and draws where a machine does it. */
export const voice: CommunityVoice = {
  persona: "a patient, amused frog on its pond",
  pictures:
    "A round tree frog with gold eyes and a folded paper boat for a hat on a night pond, three-ink poster print, deep green, lime and gold.",
  tones: { bullish, aggressive, mysterious, technical, street },
};
