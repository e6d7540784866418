import type { CommunityVoice } from "#shared/community-voice.ts";
import { aggressive } from "./tweets/aggressive.catalog.ts";
import { bullish } from "./tweets/bullish.catalog.ts";
import { mysterious } from "./tweets/mysterious.catalog.ts";
import { street } from "./tweets/street.catalog.ts";
import { technical } from "./tweets/technical.catalog.ts";

/** How the community talks and draws where a machine does it. */
export const voice: CommunityVoice = {
  persona: "a cheerful member of an online community who likes dry jokes",
  pictures: "The community's mascot in a three-ink poster print, strong outlines, flat colours.",
  tones: { bullish, aggressive, mysterious, technical, street },
};
