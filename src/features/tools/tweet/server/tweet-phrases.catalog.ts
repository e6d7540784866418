import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { aggressive } from "./tweet-aggressive.catalog.ts";
import { bullish } from "./tweet-bullish.catalog.ts";
import { mysterious } from "./tweet-mysterious.catalog.ts";
import type { ToneOfVoice } from "./tweet-scene.rules.ts";
import { street } from "./tweet-street.catalog.ts";
import { technical } from "./tweet-technical.catalog.ts";

export const TONES_OF_VOICE: Record<TweetTone, ToneOfVoice> = { bullish, aggressive, mysterious, technical, street };
