import type { CommunityVoice } from "#shared/community-voice.ts";
import { aggressive } from "./tweets/aggressive.catalog.ts";
import { bullish } from "./tweets/bullish.catalog.ts";
import { mysterious } from "./tweets/mysterious.catalog.ts";
import { street } from "./tweets/street.catalog.ts";
import { technical } from "./tweets/technical.catalog.ts";

/** How the community talks and draws where a machine does it. */
export const voice: CommunityVoice = {
  persona: "a comic-book villain",
  pictures: "A hooded comic-book reaper villain in a neon night city, ink print look, dark violet, magenta and gold.",
  tones: { bullish, aggressive, mysterious, technical, street },
};
