import type { CommunityVoice } from "#shared/community-voice.ts";
import { tones as en } from "./tweets/en/tones.catalog.ts";

/** How the community talks and draws where a machine does it. */
export const voice: CommunityVoice = {
  persona: "a cheerful member of an online community who likes dry jokes",
  pictures: "The community's mascot in a three-ink poster print, strong outlines, flat colours.",
  tweets: { en },
};
